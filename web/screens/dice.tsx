import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Die as DieKind } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { DieUse, Face } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import { buzz } from '#ui/haptics.ts';
import { Icon } from '#ui/icon.tsx';
import { speakNow } from '#ui/live.tsx';
import { soundRoll } from '#ui/roll-sound.ts';
import { keepAwake } from '#ui/wake.ts';
import { gameName } from '../app/cards.ts';
import { loadFace } from '../app/faces.ts';
import { useKeys } from '../app/keys.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { settings } from '../app/settings.ts';
import { Failed, Unknown } from '../app/states.tsx';
import { remember, remembered } from '../store/memo.ts';
import { throwApp } from '../table/chance.ts';
import { Head } from '../table/head.tsx';
import { type Words, wordsOf } from '../table/words.ts';
import { type Lying, lyingFrom, rolled, tapped, type Use } from './dice-lying.ts';
import { KeyHelp } from './parts/key-help.tsx';
import '../table/layout.css';
import './dice.css';

/** When dice sound: in the air, and as one after the other lands, in seconds. */
const [RATTLES, LANDS, APART] = [0.1, 0.4, 0.08];

/** Only the dice: for people whose sheets are on paper. */
export function DiceScreen({ game }: { readonly game: string }) {
  const card = CARDS.find(({ id }) => id === game);
  const [loaded] = useLoaded(card && (() => loadFace(card)), [card]);
  if (!card) return <Unknown />;
  if (loaded.kind === 'loading') return <Loading label={t('table.loading')} />;
  if (loaded.kind === 'failed') return <Failed what="unloaded" />;
  return <DiceTable face={loaded.value} />;
}

function DiceTable({ face }: { readonly face: Face }) {
  const words = wordsOf(face, []);
  const dice = diceOf(face);
  const memo = `dice.${face.game.id}`;
  const lying = useSignal<Lying>(lyingFrom(remembered(memo), dice));
  const rolls = useSignal(0);
  /** The roll in which each die was thrown last, since this page is open. */
  const tumbles = useSignal<readonly (number | undefined)[]>([]);
  const { faces, uses } = lying.value;
  useEffect(keepAwake, []);

  const keep = (next: Lying): void => {
    lying.value = next;
    remember(memo, next);
  };
  const roll = (): void => {
    const next = rolled(lying.value, throwApp(dice));
    rolls.value++;
    tumbles.value = uses.map((use) => (use === 'keep' || use === 'away' ? undefined : rolls.value));
    keep(next);
    const { volume, vibration } = settings.value;
    const thrown = uses.filter((use) => use !== 'keep' && use !== 'away');
    soundRoll(
      volume,
      RATTLES,
      thrown.map((_, i) => LANDS + i * APART),
    );
    if (vibration) buzz('roll');
    const shown = next.faces.filter((_, i) => next.uses[i] !== 'away');
    speakNow(shown.map((word) => words.tell(face.dieName(word))).join(', '));
  };
  const tap = (die: number, known: readonly DieUse[]): void =>
    keep(tapped(lying.value, die, known));
  useKeys(({ key, repeat }) => {
    // A key that is held down is one throw.
    if (repeat || !settings.value.letterKeys) return false;
    if (key.toLowerCase() === 'r') {
      roll();
      return true;
    }
    const word = faces[Number(key) - 1];
    const known = word === undefined ? [] : face.dieUses(word);
    if (known.length > 0) tap(Number(key) - 1, known);
    return known.length > 0;
  });
  return (
    <div class="dice-only">
      <Head title={gameName(face.game.id)} detail={t('dice.title')} />
      <main class="dice-cloth">
        {faces.length === 0 && <p class="dice-empty">{t('dice.none')}</p>}
        {faces.map((word, i) => (
          <OneDie
            key={i}
            {...{ face, words, word, rolled: tumbles.value[i], use: uses[i]! }}
            onTap={(known) => tap(i, known)}
          />
        ))}
      </main>
      <section class="table-dock" aria-label={t('table.dice')}>
        <p class="dock-note">
          <span>
            <b>{t(howOf(face, dice))}</b>
          </span>
        </p>
        <div class="dock-actions">
          <button type="button" class="button primary wide" onClick={roll}>
            <Icon name="die" />
            {t('table.roll')}
          </button>
        </div>
      </section>
      <KeyHelp of="dice" />
    </div>
  );
}

interface OneProps {
  readonly face: Face;
  readonly words: Words;
  readonly word: string;
  readonly rolled: number | undefined;
  readonly use: Use;
  readonly onTap: (known: readonly DieUse[]) => void;
}

function OneDie({ face, words, word, rolled, use, onTap }: OneProps) {
  const die = words.tell(face.dieName(word));
  const known = face.dieUses(word);
  return (
    <div class="dice-one">
      <Die
        look={face.look(word)}
        label={use === 'roll' ? die : t(`dice.${use}`, { die })}
        state={use === 'roll' ? 'rest' : use === 'keep' ? 'chosen' : 'taken'}
        rolled={rolled}
        onTap={known.length > 0 ? () => onTap(known) : undefined}
      />
      <span aria-hidden="true">{use === 'roll' ? '' : t(`dice.${use}Short`)}</span>
    </div>
  );
}

/** What a tap does, in the words for this game's dice. */
function howOf({ dieUses }: Face, dice: readonly DieKind[]) {
  const known = new Set(dice.flatMap(({ faces }) => dieUses(faces[0]!)));
  if (known.size > 1) return 'dice.how.both';
  if (known.has('keep')) return 'dice.how.keep';
  return known.has('take') ? 'dice.how.take' : 'dice.how.away';
}

/** The dice of a first roll; alone, some games are played with fewer. */
function diceOf({ game }: Face): readonly DieKind[] {
  const next = game.next(game.start(Math.max(2, game.players.min), {}));
  return next.for === 'dice' ? next.dice : [];
}
