import type { Face } from '#games/face.ts';
import type { TableInfo } from '#protocol/table.ts';
import { t } from '../app/language.ts';
import { headerWords } from './header-words.ts';
import { diceName, standInName, timerName } from './options-list.ts';
import { say } from './words.ts';

interface Props {
  readonly table: TableInfo;
  readonly face: Face | undefined;
}

/** How it will be played, to read. */
export function GuestOptions({ table, face }: Props) {
  const { options, host, seats } = table;
  const yes = (on: boolean): string => say(on ? 'lobby.yes' : 'lobby.no');
  const rows: readonly (readonly [label: string, value: string])[] = [
    ...(face ? headerWords(face, table).map(({ label, value }) => [label, value] as const) : []),
    [t('setup.dice'), diceName(options.dice)],
    [say('lobby.timer'), timerName(options.timer)],
    [say('lobby.standIn'), standInName(options.standIn)],
    [say('lobby.hints'), yes(options.hints)],
    [say('lobby.public'), yes(options.isPublic)],
  ];
  const name = host === undefined ? undefined : seats[host]?.name;
  return (
    <section class="card setup-options" aria-label={t('setup.options')}>
      <dl class="guest-options">
        {rows.map(([label, value], i) => (
          <div key={i} class="form-row">
            <dt class="form-row-words">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {name !== undefined && <p class="lobby-note">{say('lobby.hostOnly', { name })}</p>}
    </section>
  );
}
