import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { Empty } from '#ui/empty.tsx';
import { buzz } from '#ui/haptics.ts';
import { Icon } from '#ui/icon.tsx';
import { speakNow } from '#ui/live.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { Pen } from '#ui/pen.tsx';
import { sound } from '#ui/sound.ts';
import { keepAwake } from '#ui/wake.ts';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { Loading } from '../app/loading.tsx';
import { settings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { isSavedPad } from '../store/guard.ts';
import type { SavedPad } from '../store/saved.ts';
import { wordsOf } from '../table/words.ts';
import '../table/table.css';
import '../table/wide.css';
import './pad.css';

interface Opened {
  readonly face: Face;
  readonly pad: SavedPad;
}

/** Only the sheet: for somebody who plays with real dice beside others on paper. */
export function PadScreen({ id }: { readonly id: string }) {
  const opened = useSignal<Opened | undefined | 'gone'>(undefined);
  useEffect(() => {
    if (!store.value) return;
    openPad(id).then((found) => {
      opened.value = found ?? 'gone';
    });
  }, [id, store.value]);
  if (opened.value === undefined) return <Loading label={t('table.loading')} />;
  if (opened.value === 'gone') {
    return (
      <Empty
        stamp="hare"
        title={t('table.missing')}
        action={
          <a class="button primary" href="/">
            {t('table.home')}
          </a>
        }
      >
        {t('table.missingWhy')}
      </Empty>
    );
  }
  return <PadSheet {...opened.value} />;
}

/** A pad that is gone, or damaged, or of a game that cannot be had, is not here. */
async function openPad(id: string): Promise<Opened | undefined> {
  try {
    const pad = await store.value!.pad(id);
    const card = CARDS.find((each) => each.id === pad?.game);
    if (!isSavedPad(pad) || !card) return undefined;
    const face = await card.load();
    sheetOf(face, pad);
    return { face, pad };
  } catch {
    return undefined;
  }
}

/** The sheet that a pad's taps make. */
function sheetOf({ pad: rules }: Face, { options, taps }: SavedPad): unknown {
  const sheet = rules.start(options);
  for (const mark of taps) rules.tap(sheet, mark);
  return sheet;
}

function PadSheet({ face, pad }: Opened) {
  const kept = useRef(pad);
  const taps = useSignal(pad.taps);
  const refused = useSignal<{ mark: string; words: string } | undefined>(undefined);
  const words = useMemo(() => wordsOf(face, ['']), [face]);
  useEffect(keepAwake, []);
  const position = useComputed(() => sheetOf(face, { ...pad, taps: taps.value }));
  const showKept = async (): Promise<void> => {
    const found = await store.value?.pad(pad.id).catch(() => undefined);
    if (!found) return;
    kept.current = found;
    taps.value = found.taps;
  };
  useEffect(
    () =>
      store.value?.watch((id) => {
        if (id === pad.id) showKept();
      }),
    [],
  );

  const keep = async (next: readonly string[]): Promise<void> => {
    taps.value = next;
    const { revision } = kept.current;
    kept.current = { ...kept.current, revision: revision + 1, taps: next, changed: Date.now() };
    const written = await store.value!.keepPad(kept.current);
    if (written === 'written') return;
    toast({ title: t(`store.${written}`), detail: t(`store.${written}.detail`) });
    await showKept();
  };
  const onTap = (mark: string): void => {
    const why = face.pad.refuse(position.value, mark);
    const { volume, vibration } = settings.value;
    const kind = why ? 'refuse' : 'ink';
    sound(kind, volume);
    if (vibration) buzz(kind);
    refused.value = why && { mark, words: words.note(why) };
    if (why) speakNow(words.note(why));
    else keep([...taps.value, mark]);
  };
  const props = {
    position: position.value,
    seat: 0,
    players: [t('pad.me')],
    say: words.say,
    marks: { ...NO_MARKS, refused: refused.value?.mark },
    picking: false,
    isPad: true,
    onTap,
  };
  const { total, parts } = face.game.scores(position.value)[0]!;
  return (
    <div class="table pad" data-game={face.game.id} data-seats="1">
      <header class="table-bar">
        <a class="icon-button" href="/" aria-label={t('table.leave')}>
          <Icon name="back" />
        </a>
        <div class="table-title">
          <h1>{face.game.name}</h1>
          <p>{t('pad.title')}</p>
        </div>
        <p class="pad-total">
          <span class="for-readers">{t('end.total')}</span>
          <Pen value={total} />
        </p>
      </header>
      <main class="table-main">
        {face.Glance && (
          <div class="table-glance">
            <face.Glance {...props} />
          </div>
        )}
        <div class="table-sheet">
          <face.Sheet {...props} />
        </div>
      </main>
      <section class="table-dock" aria-label={t('table.dock')}>
        <p class="dock-note">
          <span>
            <b>{refused.value?.words ?? t('pad.how')}</b>
            <small>
              {Object.entries(parts)
                .map(([part, points]) => t('pad.part', { part: words.say(`part.${part}`), points }))
                .join(' · ')}
            </small>
          </span>
        </p>
        <div class="dock-actions">
          <button
            type="button"
            class="button wide"
            aria-disabled={taps.value.length === 0}
            onClick={() => {
              refused.value = undefined;
              if (taps.value.length > 0) keep(taps.value.slice(0, -1));
            }}
          >
            <Icon name="undo" />
            {t('table.undo')}
          </button>
        </div>
      </section>
    </div>
  );
}
