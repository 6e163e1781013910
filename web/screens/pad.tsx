import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { buzz } from '#ui/haptics.ts';
import { Icon } from '#ui/icon.tsx';
import { speakNow } from '#ui/live.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { sound } from '#ui/sound.ts';
import { keepAwake } from '#ui/wake.ts';
import { gameName } from '../app/cards.ts';
import { store } from '../app/device.ts';
import { loadFace } from '../app/faces.ts';
import { useKeys } from '../app/keys.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { settings } from '../app/settings.ts';
import { Failed, LoadingKept, Missing } from '../app/states.tsx';
import { isSavedPad } from '../store/guard.ts';
import type { Fault } from '../store/restore.ts';
import type { SavedPad } from '../store/saved.ts';
import type { Store, Written } from '../store/store.ts';
import { useAim } from '../table/aim.ts';
import { Board } from '../table/board.tsx';
import { Broken } from '../table/broken.tsx';
import { Head } from '../table/head.tsx';
import { Score } from '../table/score.tsx';
import { wordsOf } from '../table/words.ts';
import '../table/layout.css';
import './pad.css';
import { PadCount } from './pad-count.tsx';
import { openTaps, type PadTaps } from './pad-taps.ts';
import { tellFailure } from './parts/failure.ts';
import { KeyHelp } from './parts/key-help.tsx';
import { removePad } from './parts/removal.ts';

interface Opened {
  readonly kind: 'open';
  readonly face: Face;
  readonly pad: SavedPad;
  readonly taps: PadTaps;
}

type Opening =
  | { readonly kind: 'missing' | 'unreadable' | 'unloaded' }
  | { readonly kind: 'broken'; readonly pad: SavedPad; readonly fault: Fault }
  | Opened;

/** Only the sheet: for somebody who plays with real dice and others on paper. */
export function PadScreen({ id }: { readonly id: string }) {
  const kept = store.value;
  const [loaded, again] = useLoaded(kept && (() => openPad(id, kept)), [id, kept], leave);
  const opening = loaded.kind === 'ready' ? loaded.value : loaded;
  const isLost = opening.kind === 'open' && opening.taps.isLost.value;
  // Opening it again shows what has become of it.
  useEffect(() => {
    if (isLost) again();
  }, [isLost]);
  switch (opening.kind) {
    case 'open':
      return <PadSheet {...opening} />;
    case 'loading':
      return <LoadingKept />;
    case 'missing':
      return <Missing />;
    case 'broken':
      return <Broken saved={opening.pad} fault={opening.fault} remove={removePad} />;
    case 'failed':
      return <Failed what="unreadable" />;
    default:
      return <Failed what={opening.kind} />;
  }
}

function leave(opening: Opening): void {
  if (opening.kind === 'open') opening.taps.close();
}

async function openPad(id: string, kept: Store): Promise<Opening> {
  const pad = await kept.pad(id).catch(() => 'unreadable' as const);
  if (pad === 'unreadable') return { kind: 'unreadable' };
  if (!pad) return { kind: 'missing' };
  if (!isSavedPad(pad)) return { kind: 'broken', pad, fault: { kind: 'shape' } };
  const card = CARDS.find((each) => each.id === pad.game);
  if (!card) return { kind: 'broken', pad, fault: { kind: 'game', game: pad.game } };
  const face = await loadFace(card).catch(() => undefined);
  if (!face) return { kind: 'unloaded' };
  if (!canReplay(face, pad)) return { kind: 'broken', pad, fault: { kind: 'shape' } };
  const isRefused = (taps: SavedPad['taps'], mark: string): boolean =>
    face.pad.refuse(sheetOf(face, { ...pad, taps }), mark) !== undefined;
  return { kind: 'open', face, pad, taps: openTaps(pad, kept, isRefused) };
}

function canReplay(face: Face, pad: SavedPad): boolean {
  try {
    sheetOf(face, pad);
    return true;
  } catch {
    return false; // Nothing a pad could have written.
  }
}

/** The sheet that a pad's taps make. */
function sheetOf({ pad: rules }: Face, { options, taps }: SavedPad): unknown {
  const sheet = rules.start(options);
  for (const mark of taps) rules.tap(sheet, mark);
  return sheet;
}

function PadSheet({ face, pad, taps }: Opened) {
  const refused = useSignal<{ mark: string; words: string } | undefined>(undefined);
  const isCounted = useSignal(false);
  const me = t('pad.me');
  const words = useMemo(() => wordsOf(face, [me]), [face, me]);
  useEffect(keepAwake, []);
  const position = useComputed(() => sheetOf(face, { ...pad, taps: taps.shown.value }));
  const keep = async (work: Promise<Written>): Promise<void> => {
    const written = await work;
    if (written !== 'written' && !taps.isLost.value) tellFailure(written);
  };
  const onTap = (mark: string): void => {
    const why = face.pad.refuse(position.value, mark);
    const { volume, vibration } = settings.value;
    const kind = why ? 'refuse' : 'ink';
    sound(kind, volume);
    if (vibration) buzz(kind);
    refused.value = why && { mark, words: words.note(why) };
    if (why) speakNow(words.note(why));
    else keep(taps.tap(mark));
  };
  const boxName = (mark: string): string | undefined => {
    const spot = face.spot(position.value, 0, mark);
    return spot && words.tell(spot);
  };
  const aim = useAim(face, boxName, onTap);
  const props = {
    position: position.value,
    seat: 0,
    players: [me],
    say: words.say,
    marks: { ...NO_MARKS, refused: refused.value?.mark, aimed: aim.aimed },
    picking: false,
    isPad: true,
    onTap: aim.onTap,
  };
  const count = (isAsked: boolean): void => {
    isCounted.value = isAsked;
  };
  const isBlank = taps.shown.value.length === 0;
  const undo = (): void => {
    refused.value = undefined;
    if (!isBlank) keep(taps.undo());
  };
  useKeys(({ key }) => {
    if (key === 'Backspace') undo();
    return key === 'Backspace';
  });
  return (
    <div class="table pad" data-game={face.game.id} data-seats="1">
      <Head title={gameName(face.game.id)} detail={t('pad.title')}>
        <p class="pad-score">
          <Score {...{ face, words }} position={position.value} seat={0} />
        </p>
      </Head>
      <main class="table-main">
        <Board face={face} {...props} />
      </main>
      <section class="table-dock" aria-label={t('pad.dock')}>
        <p class="dock-note">
          <span>
            <b>{refused.value?.words ?? words.tell(face.pad.how)}</b>
          </span>
        </p>
        <div class="dock-actions">
          <button
            type="button"
            class={isBlank ? 'button off' : 'button'}
            aria-disabled={isBlank}
            onClick={undo}
          >
            <Icon name="undo" />
            {t('table.undo')}
          </button>
          <button type="button" class="button" onClick={() => count(true)}>
            {t('pad.count')}
          </button>
        </div>
      </section>
      {isCounted.value && (
        <PadCount
          score={face.game.scores(position.value)[0]!}
          words={words}
          onClose={() => count(false)}
        />
      )}
      <KeyHelp of="pad" />
    </div>
  );
}
