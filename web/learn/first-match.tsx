import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { cardOf } from '../app/cards.ts';
import { change } from '../app/settings.ts';
import { firstLevel, isTeam } from '../bots/last-level.ts';
import { Notices } from '../screens/parts/notices.tsx';
import { lastTable, newBot } from '../screens/parts/sitters.ts';
import { start } from '../screens/parts/start.ts';
import type { NewTable } from '../store/create.ts';
import type { Course } from './course.ts';
import { say } from './words.ts';

interface Props {
  readonly course: Course;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The last page of a lesson: a real match, and tips. The bot is gentle, or helps its team. */
export function FirstMatch({ course: { id }, heading }: Props) {
  const isBusy = useSignal(false);
  const { Art } = cardOf(id)!;
  const table = firstTable(id);
  const play = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    change({ coach: true });
    await start(id, 'bots', table);
    isBusy.value = false;
  };
  return (
    <>
      <div class="learn-words">
        <p class="learn-chapter">{say('learn.chapter.match')}</p>
        <h2 ref={heading} tabIndex={-1}>
          {say('learn.match.title')}
        </h2>
        <p>{say(firstMatchText(id))}</p>
        <Notices />
      </div>
      <section class="learn-stage learn-first card" aria-label={say('learn.match.title')}>
        <span class="learn-art" aria-hidden="true">
          <Art />
        </span>
        <p class="learn-who">
          {table.sitters.map(({ name, stamp }) => (
            <span key={name}>
              <Stamp name={stamp} />
              {name}
            </span>
          ))}
        </p>
        <button type="button" class="button primary" aria-busy={isBusy.value} onClick={play}>
          <Icon name="die" />
          {say('learn.match.play')}
        </button>
        <a class="button quiet" href={`/learn/${id}/puzzles`}>
          {say('learn.match.puzzles')}
        </a>
      </section>
    </>
  );
}

/** A team’s bot plays as well as it can: nobody is promised a gentle one there. */
export function firstMatchText(game: string) {
  return isTeam(game) ? 'learn.match.team' : 'learn.match.text';
}

/** Whose device it is, and a bot that is easy to play with. */
function firstTable(game: string): NewTable {
  const [me] = lastTable(game, 'solo').sitters;
  const bot = { ...newBot(game, [me!]), level: firstLevel(game) };
  return { sitters: [me!, bot], options: {}, dice: 'app' };
}
