import { Stamp } from '#ui/stamp.tsx';
import { levelName } from '../bots/words.ts';
import { type Duel, NO_LEVEL } from './duels.ts';
import type { Figures } from './figures.ts';
import { penOfPerson } from './marks.tsx';
import { Part } from './part.tsx';
import type { Person } from './people.ts';
import { say } from './words.ts';

/** Who finished ahead of whom, everybody against everybody. */
export function DuelTable({ figures: { shown, duels } }: { readonly figures: Figures }) {
  const met = [...shown.keys()].filter((row) => duels[row]!.some(Boolean));
  return (
    <Part
      title={say('house.duels')}
      room="narrow"
      words={[...leads(shown, duels), say('house.duels.how')]}
    >
      <Duels
        people={met.map((row) => shown[row]!)}
        rivals={met.map((row) => shown[row]!)}
        duels={met.map((row) => met.map((column) => duels[row]![column]))}
      />
    </Part>
  );
}

/** The same against bots, apart from people: one column a level. */
export function BotTable({ figures: { shown, levels, bots } }: { readonly figures: Figures }) {
  const names = levels.map((level) =>
    level === NO_LEVEL ? say('house.bots.old') : levelName(level),
  );
  const met = [...shown.keys()].filter((row) => bots[row]!.some(Boolean));
  return (
    <Part title={say('house.bots')} room="whole" words={botWords(shown, names, bots)}>
      <Duels
        people={met.map((row) => shown[row]!)}
        rivals={names.map((name) => ({ name }))}
        duels={met.map((row) => bots[row]!)}
      />
    </Part>
  );
}

interface DuelsProps {
  readonly people: readonly Person[];
  /** Those with a face stand in the head with it instead of their name. */
  readonly rivals: readonly (Person | { readonly name: string })[];
  /** Row by row. */
  readonly duels: Figures['duels'];
}

function Duels({ people, rivals, duels }: DuelsProps) {
  return (
    <table class="house-duels">
      <thead>
        <tr>
          <td />
          {rivals.map((rival) =>
            'stamp' in rival ? (
              <th key={rival.name} scope="col" data-pen={penOfPerson(rival)}>
                <Stamp name={rival.stamp} />
                <span class="for-readers">{rival.name}</span>
              </th>
            ) : (
              <th key={rival.name} scope="col">
                {rival.name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person, row) => (
          <tr key={person.name} data-pen={penOfPerson(person)}>
            <th scope="row">
              <span class="house-who">
                <Stamp name={person.stamp} />
                {person.name}
              </span>
            </th>
            {rivals.map(({ name }, column) => (
              <Cell key={name} name={person.name} other={name} duel={duels[row]![column]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly name: string;
  readonly other: string;
  readonly duel: Duel | undefined;
}

/** How much of it is filled is the share of wins. */
function Cell({ name, other, duel }: CellProps) {
  if (!duel) return <td class="house-nil">·</td>;
  const { won, lost, drawn } = duel;
  const share = Math.round((100 * (won + drawn / 2)) / (won + lost + drawn));
  return (
    <td class={won > lost ? 'house-ahead' : ''} style={{ '--share': `${share}%` }}>
      <span aria-hidden="true">
        <b>{won}</b> : {lost}
      </span>
      <span class="for-readers">{say('house.duels.cell', { name, other, won, lost, drawn })}</span>
    </td>
  );
}

/** The clearest lead and the closest of those who met most. */
function leads(shown: readonly Person[], duels: Figures['duels']): string[] {
  const pairs = shown.flatMap(({ name }, row) =>
    shown.flatMap(({ name: other }, column) => {
      const duel = duels[row]![column];
      const isLead = duel && (duel.won > duel.lost || (duel.won === duel.lost && row < column));
      return isLead ? [{ name, other, ...duel }] : [];
    }),
  );
  const clearest = pairs.toSorted((a, b) => b.won - b.lost - (a.won - a.lost))[0];
  const closest = pairs.toSorted((a, b) => a.won - a.lost - (b.won - b.lost))[0];
  return [...new Set([clearest, closest])].flatMap((pair) => {
    if (!pair) return [];
    const { name, other, won, lost } = pair;
    const key = won > lost ? 'house.duels.ahead' : 'house.duels.even';
    return [say(key, { name, other, won, lost })];
  });
}

function botWords(
  shown: readonly Person[],
  levels: readonly string[],
  bots: Figures['bots'],
): string[] {
  return shown.flatMap(({ name }, row) => {
    const duels = bots[row]!.map((duel, at) => ({ duel, level: levels[at]! }));
    const count = ({ duel }: (typeof duels)[number]) =>
      duel ? duel.won + duel.lost + duel.drawn : 0;
    const [most] = duels.toSorted((one, other) => count(other) - count(one));
    if (!most?.duel) return [];
    const { level, duel } = most;
    return [say('house.bots.line', { name, level, won: duel.won, of: count(most) })];
  });
}
