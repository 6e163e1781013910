import { type Means, meansOn, type Rank, rankIn, ranksBy } from '#bots/alone.ts';
import { LEVELS } from '#bots/levels.ts';
import { aloneOf } from '#games/alone.ts';
import { store } from '../app/device.ts';
import { language } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { levelName } from '../bots/words.ts';
import { countsAsRecord } from '../store/saved.ts';
import type { Story } from '../story/open.ts';
import { type Past, pastOf } from './past.ts';
import { say } from './words.ts';
import './target.css';

/** A solo score compared with one's own and the bots', and the rank that it earns. */
export function Target({ story: { match, saved } }: { readonly story: Story }) {
  const { game, position, options } = match;
  const kept = store.value;
  const [past] = useLoaded(saved && kept && (async () => pastOf(await kept.summaries(), saved)), [
    saved,
    kept,
  ]);
  const alone = aloneOf(game.id);
  const points = game.scores(position)[0]!.total;
  const before = past.kind === 'ready' ? past.value : undefined;
  const counts = saved !== undefined && countsAsRecord(saved, 0);
  const compared = past.kind === 'ready' && comparison(points, before, counts);
  if (!alone) return compared ? <Compared words={compared} /> : null;
  const sheet = options.Sheet ?? Object.keys(alone.sheets)[0]!;
  const means = meansOn(alone, sheet);
  return (
    <section class="solo" data-pen="night">
      {compared && <Compared words={compared} />}
      <div class="solo-card">
        <h2>{say(sheet in alone.sheets ? 'solo.stands' : 'solo.standsPrinted', { points })}</h2>
        <Stands {...{ points, means, before }} />
        <p>{say('solo.source', { matches: alone.matches, searched: alone.searched })}</p>
      </div>
      {!alone.hasOwnRanks && <Ranks points={points} ranks={ranksBy(means)} />}
    </section>
  );
}

interface Compare {
  readonly points: number;
  readonly before: Past | undefined;
}

/** “3 more than last time, 2 short of your best.” */
function Compared({ words }: { readonly words: string }) {
  return <p class="solo-past">{words}</p>;
}

/** Compares points with earlier ones; nothing for a first score that does not count. */
export function comparison(
  points: number,
  before: Past | undefined,
  counts: boolean,
): string | undefined {
  if (!before) return counts ? say('solo.first') : undefined;
  const { last, best } = before;
  if (counts && points > best) return say('solo.record', { count: points - best });
  const beside = say(points > last ? 'solo.more' : points < last ? 'solo.less' : 'solo.same', {
    count: Math.abs(points - last),
  });
  if (last === best || points > best) return say('solo.one', { beside });
  const short = points === best ? say('solo.level') : say('solo.short', { count: best - points });
  return say('solo.both', { beside, short });
}

/** Everybody who can be measured by, the most points first; the reader between them. */
function Stands({ points, means, before }: Compare & { readonly means: Means }) {
  const rows = [
    { key: 'you', label: say('solo.you'), value: points },
    ...(before ? [{ key: 'best', label: say('solo.best'), value: before.best }] : []),
    ...(before && before.count > 1
      ? [{ key: 'mean', label: say('solo.mean'), value: before.mean }]
      : []),
    ...LEVELS.map((level) => ({
      key: level,
      label: say('solo.bot', { level: levelName(level) }),
      value: means[level],
    })),
  ].toSorted((one, other) => other.value - one.value);
  const most = Math.max(1, rows[0]!.value);
  const least = Math.min(0, rows.at(-1)!.value);
  const share = (value: number): number => (value - least) / (most - least);
  return (
    <ol class="solo-stands">
      {rows.map(({ key, label, value }) => (
        <li key={key} class={key === 'you' ? 'you' : undefined}>
          <span>{label}</span>
          <i aria-hidden="true" style={{ '--share': share(value) }} />
          <b>{numberOf(value)}</b>
        </li>
      ))}
    </ol>
  );
}

/** The ranks that are ours, the reached one in ink, and how far it is to the next. */
function Ranks({ points, ranks }: { readonly points: number; readonly ranks: readonly Rank[] }) {
  const reached = rankIn(ranks, points);
  const next = ranks[reached.rank];
  return (
    <div class="solo-card">
      <h2>
        {say('solo.rank', { rank: rankName(reached.rank) })} <small>{say('solo.ours')}</small>
      </h2>
      <ol class="solo-ranks">
        {ranks.map(({ rank, from }) => (
          <li key={rank} aria-current={rank === reached.rank ? 'true' : undefined}>
            <b>{rankName(rank)}</b>
            <span>{from === undefined ? say('solo.any') : say('solo.from', { from })}</span>
          </li>
        ))}
      </ol>
      <p>
        {next?.from === undefined
          ? say('solo.top')
          : say('solo.toNext', { count: next.from - points, rank: rankName(next.rank) })}
      </p>
    </div>
  );
}

const RANKS = ['solo.rank1', 'solo.rank2', 'solo.rank3', 'solo.rank4', 'solo.rank5'] as const;

function rankName(rank: number): string {
  return say(RANKS[rank - 1]!);
}

function numberOf(value: number): string {
  return value.toLocaleString(language.value, { maximumFractionDigits: 0 }).replace('-', '−');
}
