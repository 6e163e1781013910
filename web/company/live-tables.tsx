import type { LiveTable, People } from '#protocol/company.ts';
import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import '../screens/parts/stamps.css';
import { cardOf, gameName } from '../app/cards.ts';
import { watchTable } from '../leaving/watching.ts';
import type { Line } from '../lobby/lines.ts';
import { say as sayLobby } from '../lobby/words.ts';
import { chairOf, sittersOf } from '../online/chair.ts';
import { say } from './words.ts';

export interface LiveLine extends LiveTable {
  readonly id: string;
}

const MINUTE = 60_000;
const MOST_STAMPS = 3;

/** How many people are at tables, as it is, also when nobody is. */
export function PeopleLine({ people }: { readonly people: People }) {
  const { waiting, playing, watching, others } = people;
  const count = waiting + playing + watching + others;
  return (
    <p class="company-people">
      <b>{say('company.people', { count })}</b>
      {count > 0 && (
        <span>
          {say('company.people.how', { waiting, playing, watching })}
          {others > 0 && <> · {say('company.people.others', { others })}</>}
        </span>
      )}
    </p>
  );
}

/** Public matches that are played now: everybody may watch. */
export function LiveTables({ lines }: { readonly lines: readonly Line<LiveLine>[] }) {
  return (
    <section class="company-watch" aria-labelledby="company-watch">
      <h2 id="company-watch" class="page-section">
        {say('company.watch')}
      </h2>
      {lines.length === 0 ? (
        <p class="company-none">{say('company.watch.none')}</p>
      ) : (
        <ul class="card open-tables">
          {lines.map(({ item, isGone }) => (
            <LiveRow key={item.id} live={item} isGone={isGone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LiveRow({ live, isGone }: { readonly live: LiveTable; readonly isGone: boolean }) {
  const { table, began } = live;
  const sitters = sittersOf(table);
  const names = sitters.map(({ name }) => name);
  const game = gameName(table.options.game);
  const minutes = Math.max(0, Math.floor((Date.now() - began) / MINUTE));
  return (
    <li>
      <span class="stamp-stack">
        {sitters.slice(0, MOST_STAMPS).map((sitter, seat) => (
          <Stamp key={seat} name={chairOf(sitter).stamp} />
        ))}
      </span>
      <span class="open-words">
        <b>{game}</b>
        <small>{sayLobby('open.with', { names })}</small>
        <small>{isGone ? sayLobby('open.gone') : say('company.began', { minutes })}</small>
      </span>
      {!isGone && cardOf(table.options.game) && (
        <a
          class="button small"
          href={`/table/${table.id}`}
          // Spectators need not be asked what they want there.
          onClick={() => watchTable(table.id)}
          aria-label={say('company.watch.label', { game, names })}
        >
          <Icon name="eye" small />
          {say('company.watch')}
        </a>
      )}
    </li>
  );
}
