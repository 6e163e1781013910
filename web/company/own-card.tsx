import { Icon } from '#ui/icon.tsx';
import { gameName } from '../app/cards.ts';
import { tellFault } from '../lobby/faults.ts';
import { api } from '../online/api.ts';
import { botFor, playMeanwhile } from './meanwhile.ts';
import { ownTable } from './own-table.ts';
import { waitAt, waiting } from './waiting.ts';
import { say } from './words.ts';

/** One's own table among the others, while it waits. */
export function OwnCard() {
  const own = waiting.value;
  if (!own) return null;
  const game = gameName(own.game);
  const bot = botFor(own.game);
  const { came, isLost } = ownTable.value;
  const count = came.length;
  const close = async (): Promise<void> => {
    const reply = await api.close(own.table);
    if (reply.kind === 'done') waitAt(undefined);
    else tellFault(reply);
  };
  const title =
    count > 0 ? say('company.own.came', { names: came, count }) : say('company.own', { game });
  const detail = (): string => {
    if (count > 0) return say('company.own.came.detail', { game });
    return isLost ? say('company.own.lost') : say('company.own.detail');
  };
  return (
    <section class="company-own" aria-labelledby="company-own">
      <div role="status">
        <h2 id="company-own">{title}</h2>
        <p>{detail()}</p>
      </div>
      <div class="company-own-ways">
        {count === 0 && (
          <button type="button" class="button" onClick={() => playMeanwhile(own)}>
            <Icon name="play" small />
            {own.match === undefined
              ? say('company.listed.play', { bot })
              : say('company.listed.resume', { bot })}
          </button>
        )}
        <a class={count > 0 ? 'button' : 'button quiet'} href={`/table/${own.table}`}>
          {say('company.own.go')}
        </a>
        {count === 0 && (
          <button type="button" class="button quiet" onClick={close}>
            {say('company.own.close')}
          </button>
        )}
      </div>
    </section>
  );
}
