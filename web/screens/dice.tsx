import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Die as DieKind } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import { buzz } from '#ui/haptics.ts';
import { Icon } from '#ui/icon.tsx';
import { speakNow } from '#ui/live.tsx';
import { sound } from '#ui/sound.ts';
import { keepAwake } from '#ui/wake.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { settings } from '../app/settings.ts';
import { Failed, Unknown } from '../app/states.tsx';
import { throwApp } from '../table/chance.ts';
import { Head } from '../table/head.tsx';
import { type Words, wordsOf } from '../table/words.ts';
import '../table/layout.css';
import './dice.css';

/** Only the dice: for people whose sheets are on paper. */
export function DiceScreen({ game }: { readonly game: string }) {
  const card = CARDS.find(({ id }) => id === game);
  const [loaded] = useLoaded(card?.load, [card]);
  if (!card) return <Unknown />;
  if (loaded.kind === 'loading') return <Loading label={t('table.loading')} />;
  if (loaded.kind === 'failed') return <Failed what="unloaded" />;
  return <DiceTable face={loaded.value} />;
}

/** A die can be rolled, kept as it lies, or put away because its row is closed. */
type Use = 'roll' | 'keep' | 'away';
const AFTER: Readonly<Record<Use, Use>> = { roll: 'keep', keep: 'away', away: 'roll' };

function DiceTable({ face }: { readonly face: Face }) {
  const words = wordsOf(face, []);
  const dice = diceOf(face);
  const faces = useSignal<readonly string[]>([]);
  const uses = useSignal<readonly Use[]>(dice.map(() => 'roll'));
  const rolls = useSignal(0);
  useEffect(keepAwake, []);

  const roll = (): void => {
    const thrown = throwApp(dice);
    const isFirst = faces.value.length === 0;
    faces.value = thrown.map((word, i) =>
      uses.value[i] === 'roll' || isFirst ? word : faces.value[i]!,
    );
    uses.value = uses.value.map((use) => (use === 'keep' ? 'roll' : use));
    rolls.value++;
    const { volume, vibration } = settings.value;
    sound('roll', volume);
    if (vibration) buzz('roll');
    const shown = faces.value.filter((_, i) => uses.value[i] !== 'away');
    speakNow(shown.map((word) => words.tell(face.dieName(word))).join(', '));
  };
  return (
    <div class="dice-only">
      <Head title={face.game.name} detail={t('dice.title')} />
      <main class="dice-cloth">
        {faces.value.length === 0 && <p class="dice-empty">{t('dice.none')}</p>}
        {faces.value.map((word, i) => (
          <OneDie
            key={i}
            {...{ face, words, word, rolls: rolls.value, use: uses.value[i]! }}
            onTap={() => {
              uses.value = uses.value.map((use, at) => (at === i ? AFTER[use] : use));
            }}
          />
        ))}
      </main>
      <section class="table-dock" aria-label={t('table.dice')}>
        <p class="dock-note">
          <span>
            <b>{t('dice.how')}</b>
          </span>
        </p>
        <div class="dock-actions">
          <button type="button" class="button primary wide" onClick={roll}>
            <Icon name="die" />
            {t('table.roll')}
          </button>
        </div>
      </section>
    </div>
  );
}

interface OneProps {
  readonly face: Face;
  readonly words: Words;
  readonly word: string;
  readonly rolls: number;
  readonly use: Use;
  readonly onTap: () => void;
}

function OneDie({ face, words, word, rolls, use, onTap }: OneProps) {
  const die = words.tell(face.dieName(word));
  return (
    <div class="dice-one">
      <Die
        look={face.look(word)}
        label={use === 'roll' ? die : t(use === 'keep' ? 'dice.kept' : 'dice.away', { die })}
        state={use === 'keep' ? 'chosen' : use === 'away' ? 'taken' : 'rest'}
        rolled={use === 'roll' ? rolls : 0}
        onTap={onTap}
      />
      <span aria-hidden="true">{use === 'roll' ? '' : t(`dice.${use}Short`)}</span>
    </div>
  );
}

/** The dice of a first roll; alone, some games are played with fewer. */
function diceOf({ game }: Face): readonly DieKind[] {
  const next = game.next(game.start(Math.max(2, game.players.min), {}));
  return next.for === 'dice' ? next.dice : [];
}
