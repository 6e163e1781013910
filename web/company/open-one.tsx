import { CARDS } from '#games/cards.ts';
import { Icon } from '#ui/icon.tsx';
import { chosenCard, gameName } from '../app/cards.ts';
import { botFor } from './meanwhile.ts';
import { say } from './words.ts';

/** A table for any game, with one tap. */
export function OpenOne() {
  return (
    <section aria-labelledby="company-open">
      <h2 id="company-open" class="page-section">
        {say('company.open')}
      </h2>
      <Games />
    </section>
  );
}

/** The same where nobody waits: to play a bot until somebody comes is what most people want. */
export function OpenFirst() {
  const { id } = chosenCard();
  const words = { game: gameName(id), bot: botFor(id) };
  return (
    <section class="card company-first" aria-labelledby="company-first">
      <h2 id="company-first">{say('company.none')}</h2>
      <p>{say('company.none.detail')}</p>
      <a class="button primary" href={`/new/${id}/meanwhile`}>
        {say('company.meanwhile', words)}
      </a>
      <Games />
    </section>
  );
}

function Games() {
  return (
    <ul class="company-games">
      {CARDS.map(({ id }) => (
        <li key={id}>
          <a
            class="button small"
            href={`/new/${id}/public`}
            aria-label={say('company.open.label', { game: gameName(id) })}
          >
            <Icon name="plus" small />
            {gameName(id)}
          </a>
        </li>
      ))}
    </ul>
  );
}
