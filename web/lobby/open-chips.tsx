import type { TableInfo } from '#protocol/table.ts';
import { Icon } from '#ui/icon.tsx';
import { cardOf } from '../app/cards.ts';
import { loadFace } from '../app/faces.ts';
import { useLoaded } from '../app/loaded.ts';
import { RealDice } from '../table/remote-dice.tsx';
import { headerWords } from './header-words.ts';
import { timerName } from './options-list.ts';
import { say } from './words.ts';

/** How a table in the list is played, as far as it matters before one sits down. */
export function OpenChips({ table }: { readonly table: TableInfo }) {
  const { game, options, dice, timer } = table.options;
  // A table that nobody has changed is as usual, and its game need not be fetched to know it.
  const card = Object.keys(options).length > 0 ? cardOf(game) : undefined;
  const [face] = useLoaded(card && (() => loadFace(card)), [card]);
  const words = face.kind === 'ready' ? headerWords(face.value, table) : [];
  const unusual = words.filter(({ isUsual }) => !isUsual);
  if (dice === 'app' && timer === 'off' && unusual.length === 0) return null;
  return (
    <span class="open-chips">
      {dice === 'real' && <RealDice />}
      {timer !== 'off' && (
        <span class="chip">
          <Icon name="clock" small />
          <span class="for-readers">{say('lobby.timer')}</span> {timerName(timer)}
        </span>
      )}
      {unusual.map(({ label, value }) => (
        <span key={label} class="chip">
          <small>{label}</small> {value}
        </span>
      ))}
    </span>
  );
}
