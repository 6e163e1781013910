import { speaker } from '#engine/text.ts';
import { joinTexts } from '#engine/texts.ts';
import type { Face } from '#games/face.ts';
import type { TableInfo } from '#protocol/table.ts';
import { language, t } from '../app/language.ts';
import { chosenFrom, codeIn, openHeaders, valuesOf } from '../screens/setup-options.ts';
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
    ...(face ? headerRows(face, table) : []),
    [t('setup.dice'), diceName(options.dice)],
    [say('lobby.timer'), timerName(options.timer)],
    [say('lobby.standIn'), standInName(options.standIn)],
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

function headerRows({ game, texts }: Face, { options, seats }: TableInfo) {
  const count = Math.max(seats.length, game.players.min);
  const tell = speaker(joinTexts(game.texts, texts)[language.value], [], language.value);
  const chosen = chosenFrom(game, options.options);
  return openHeaders(game, count).map((header) => {
    const inner = header.each ?? header;
    const values = valuesOf(header, count, chosen).map(
      (value) => codeIn(inner, count, value) ?? tell(`option.${header.name}.${value}`),
    );
    return [tell(`option.${header.name}`, { count }), values.join(', ')] as const;
  });
}
