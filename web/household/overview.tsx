import { gameName } from '../app/cards.ts';
import { language } from '../app/language.ts';
import { dayName } from '../screens/parts/when.ts';
import type { Figures } from './figures.ts';
import { tenth, whole } from './numbers.ts';
import { Part, Table } from './part.tsx';
import { bestIn } from './scores.ts';
import { say } from './words.ts';

interface Props {
  readonly figures: Figures;
}

/** Three figures at a glance. */
export function Tiles({ figures }: Props) {
  const { count, evenings } = figures;
  return (
    <ul class="house-tiles">
      <Tile value={whole(count)} words={say('house.tile.games', { count, evenings })} />
      {figures.game === undefined && <Kinds figures={figures} />}
      {figures.game !== undefined && !figures.isTeam && <Points figures={figures} />}
      {figures.isTeam && <Wins figures={figures} />}
    </ul>
  );
}

function Tile({ value, words }: { readonly value: string; readonly words: string }) {
  return (
    <li class="card">
      <b>{value}</b> <span>{words}</span>
    </li>
  );
}

function Points({ figures: { lines } }: Props) {
  if (lines.length === 0) return null;
  const best = bestIn(lines);
  const day = best && dayName(best.time, Date.now(), language.value);
  const results = lines.reduce((sum, { spread }) => sum + spread.count, 0);
  const mean = lines.reduce((sum, { spread }) => sum + spread.mean * spread.count, 0) / results;
  return (
    <>
      {best && day && (
        <Tile value={whole(best.points)} words={say('house.tile.best', { name: best.name, day })} />
      )}
      <Tile
        value={tenth(mean)}
        words={say(lines.length > 1 ? 'house.tile.mean' : 'house.tile.meanOne')}
      />
    </>
  );
}

function Wins({ figures: { byGame, shown } }: Props) {
  const won = byGame.reduce((sum, line) => sum + (line.won ?? 0), 0);
  return (
    <>
      <Tile value={whole(won)} words={say('house.tile.won', { count: won })} />
      <Tile value={whole(shown.length)} words={say('house.tile.people', { count: shown.length })} />
    </>
  );
}

function Kinds({ figures: { byGame, people } }: Props) {
  return (
    <>
      <Tile
        value={whole(byGame.length)}
        words={say('house.tile.kinds', { count: byGame.length })}
      />
      <Tile
        value={whole(people.length)}
        words={say('house.tile.people', { count: people.length })}
      />
    </>
  );
}

/** Every game in a line, where no single one is chosen. */
export function ByGame({ figures: { byGame } }: Props) {
  const [most] = byGame;
  if (!most) return null;
  const title = say('house.byGame');
  const words = say('house.byGame.words', { game: gameName(most.game), count: most.count });
  return (
    <Part title={title} room="whole" words={[words]}>
      <Table
        head={[say('house.filter.game'), say('house.games'), say('house.best'), say('house.mean')]}
        rows={byGame.map(({ game, count, won, best, mean }) => [
          gameName(game),
          count,
          best
            ? `${whole(best.points)}, ${best.name}`
            : won === undefined
              ? '·'
              : say('house.byGame.won', { won }),
          mean === undefined ? '·' : tenth(mean),
        ])}
      />
    </Part>
  );
}

/** A team reaches goals; nobody beats anybody. */
export function Missions({ figures: { missions } }: Props) {
  const sum = (value: (each: Figures['missions'][number]) => number) =>
    missions.reduce((total, each) => total + value(each), 0);
  const title = say('house.missions');
  const words = say('house.missions.words', {
    won: sum(({ won }) => won),
    of: sum(({ played }) => played),
    reached: sum(({ reached }) => reached),
    goals: sum(({ goals }) => goals),
  });
  return (
    <Part title={title} room="wide" words={[words]}>
      <ul class="house-missions">
        {missions.map(({ mission, played, won }) => (
          <li key={mission}>
            <span>
              {say('house.missions.mission')} {mission}
            </span>
            <i style={{ '--share': `${Math.round((100 * won) / played)}%` }} />
            <b>{say('house.missions.of', { won, of: played })}</b>
          </li>
        ))}
      </ul>
      <Table
        head={[
          say('house.missions.mission'),
          say('house.missions.won'),
          say('house.missions.goals'),
        ]}
        rows={missions.map(({ mission, played, won, reached, goals }) => [
          mission,
          say('house.missions.of', { won, of: played }),
          say('house.missions.of', { won: reached, of: goals }),
        ])}
      />
    </Part>
  );
}
