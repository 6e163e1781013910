import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useCallback, useMemo } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { Die } from '#ui/die.tsx';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { Stamp } from '#ui/stamp.tsx';
import { goToAnalysis } from '../analysis/address.ts';
import { gameName } from '../app/cards.ts';
import { language, t } from '../app/language.ts';
import { Level } from '../bots/level.tsx';
import { nameShown } from '../online/former.ts';
import { isFormer } from '../online/former-name.ts';
import { framesOf } from '../story/frames.ts';
import type { Story } from '../story/open.ts';
import { freshOf, tellFrame } from '../story/told.ts';
import { Board } from '../table/board.tsx';
import { Head } from '../table/head.tsx';
import { Score } from '../table/score.tsx';
import { wordsOf } from '../table/words.ts';
import { KeyHelp } from './parts/key-help.tsx';
import { takenBackIn } from './parts/match-words.ts';
import { Controls } from './replay-controls.tsx';
import '../table/layout.css';
import './replay.css';

const PACE = 1600;

/** A match again: forward, back, by itself; everyone's sheet. */
export function Player({ story }: { readonly story: Story }) {
  const { face, match, chairs } = story;
  const players = useMemo(() => match.players.map(nameShown), [match, language.value]);
  const frames = useMemo(() => framesOf(match, match.entries), [match]);
  const words = useMemo(() => wordsOf(face, players), [face, players]);
  const at = useSignal(0);
  const isPlaying = useSignal(false);
  const speed = useSignal(1);
  const seat = useSignal<Seat>(0);
  const frame = frames[at.value]!;
  const before = frames[at.value - 1];
  const told = useComputed(() => tellFrame(frames[at.value]!, frames[at.value - 1], face, words));

  const goTo = useCallback(
    (next: number): void => {
      at.value = Math.min(Math.max(next, 0), frames.length - 1);
      if (at.value === frames.length - 1) isPlaying.value = false;
      speakPolitely(told.value.join(' '));
    },
    [frames],
  );
  useSignalEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => goTo(at.value + 1), PACE / speed.value);
    return () => clearInterval(timer);
  });

  const props = {
    position: frame.position,
    seat: seat.value,
    players,
    say: words.say,
    marks: { ...NO_MARKS, fresh: freshOf(frame, before, face, seat.value) },
    picking: false,
  };
  return (
    <div class="replay">
      <Head
        title={t('replay.title', { game: gameName(face.game.id) })}
        detail={[words.tell(face.headline(frame.position)), takenBackIn(match)]
          .filter(Boolean)
          .join(' · ')}
        back={wayBack(story)}
        leave={t('replay.leave')}
      >
        {isOver(match) && (
          <button
            type="button"
            class="icon-button"
            aria-label={t('end.analysis')}
            onClick={() => goToAnalysis(story)}
          >
            <Icon name="chart" />
          </button>
        )}
      </Head>
      <nav class="replay-seats" aria-label={t('table.players')}>
        {players.map((name, each) => (
          <button
            key={each}
            type="button"
            id={`seat-${each}`}
            aria-pressed={seat.value === each}
            class="replay-seat"
            onClick={() => {
              seat.value = each;
            }}
          >
            <Stamp name={chairs[each]!.stamp} mine={seat.value === each} />
            <b>
              {name}
              {!isFormer(match.players[each]!) && <Level chair={chairs[each]!} />}
            </b>
            <Score {...{ face, words }} position={frame.position} seat={each} />
          </button>
        ))}
      </nav>
      <main class="table-main" id="replay-sheet" aria-labelledby={`seat-${seat.value}`}>
        <Board face={face} {...props} />
      </main>
      <section class="replay-dock" aria-label={t('replay.dock')}>
        <div class="replay-dice" key={frame.rolls}>
          {face.tray(frame.position).map((die, i) => (
            <Die
              key={i}
              look={face.look(die.word)}
              label={words.tell(face.dieName(die.word))}
              state={die.takenBy === undefined ? 'rest' : 'taken'}
              takenBy={die.takenBy === undefined ? undefined : chairs[die.takenBy]!.stamp}
            />
          ))}
        </div>
        <p class="replay-told">{told.value.join(' ') || t('replay.start')}</p>
        <Controls {...{ moment: at, last: frames.length - 1, isPlaying, speed, onGo: goTo }} />
      </section>
      <KeyHelp of="steps" />
    </div>
  );
}

function isOver({ game, position }: Match): boolean {
  return game.next(position).for === 'nobody';
}

/** To the table of a match that goes on, to the score of one that is over. */
function wayBack({ saved }: Story): string {
  if (!saved) return '/';
  return saved.result ? `/match/${saved.id}/end` : `/match/${saved.id}`;
}
