import { writeRecord } from '#engine/record/write.ts';
import type { Counting } from '#games/counting.ts';
import { isSavedMatch } from '../store/guard.ts';
import { reviveMatch } from '../store/revive.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Cache, Kept } from './cache.ts';
import { type RaceSteps, raceSteps } from './column-race.ts';
import { csvOf } from './csv.ts';
import { foundIn, playedIn } from './facts.ts';
import { type Figures, figuresOf, type RaceFigure } from './figures.ts';
import { type Counted, chosen, type Filter } from './filter.ts';
import { type Look, unseenIn } from './luck.ts';
import type { CsvWords, LookTask, Progress } from './message.ts';
import { namesIn } from './people.ts';
import { replayed } from './replayed.ts';

/** Where matches come from. What lies there may be damaged. */
export interface Source {
  count(): Promise<number>;
  /** All of it, some at a time. */
  slices(): AsyncIterable<readonly unknown[]>;
  match(id: string): Promise<unknown>;
}

export type LoadCounting = (game: string) => Promise<Counting | undefined>;

/** So many matches are replayed before others get a word in. */
const BATCH = 12;

/** Everything that is known of the matches of this device. */
export interface Ledger {
  /** Reads all of them, then replays the new ones; reports after each piece of work. */
  read(tell: (progress: Progress) => void): Promise<void>;
  /** Reads one match again. */
  change(id: string): Promise<void>;
  figures(filter: Filter, now?: number): Promise<Figures>;
  csv(filter: Filter, words: CsvWords): string;
  /** The latest seat that nobody has looked at yet. */
  next(filter: Filter): Promise<LookTask | undefined>;
  looked(id: string, seat: number, look: Look): Promise<void>;
}

export function openLedger(source: Source, cache: Cache, loadCounting: LoadCounting): Ledger {
  const matches = new Map<string, Counted>();
  const countings = new Map<string, Counting>();
  const steps = new Map<string, RaceSteps | undefined>();

  const learn = async (game: string): Promise<void> => {
    if (countings.has(game)) return;
    const counting = await loadCounting(game);
    if (counting) countings.set(game, counting);
  };

  const saved = async (id: string): Promise<SavedMatch | undefined> => {
    const kept = await source.match(id);
    return isSavedMatch(kept) ? kept : undefined;
  };

  /** Replays some matches; returns how many were damaged. */
  const replaySome = async (ids: readonly string[]): Promise<number> => {
    const facts: Kept[] = [];
    for (const id of ids) {
      const match = await saved(id);
      const counting = match && countings.get(match.game);
      const known = matches.get(id);
      if (!counting || !known || known.revision !== match.revision) continue;
      const found = foundIn(match, counting);
      if (found) matches.set(id, { ...known, found });
      facts.push({ id, revision: match.revision, ...(found && { found }) });
    }
    await cache.keep(facts);
    return facts.filter(({ found }) => !found).length;
  };

  const stepsOf = async (race: RaceFigure): Promise<RaceSteps | undefined> => {
    const key = `${race.match} ${race.winner} ${race.rival}`;
    if (steps.has(key)) return steps.get(key);
    const match = await saved(race.match);
    const counting = match && countings.get(match.game);
    const column = counting?.columns?.[race.column];
    const whole = match && column && replayed(match, counting);
    const found = whole && raceSteps(whole.when, column, race);
    steps.set(key, found);
    return found;
  };

  return {
    async read(tell) {
      const kept = new Map((await cache.all()).map((each) => [each.id, each] as const));
      const gone = new Set(kept.keys());
      const todo: string[] = [];
      let [read, damaged] = [0, 0];
      const of = await source.count();
      const say = (replayed: number): void =>
        tell({ read, of, replayed, toReplay: todo.length, damaged });
      for await (const slice of source.slices()) {
        for (const each of slice) {
          read++;
          if (!isSavedMatch(each)) {
            damaged++;
            continue;
          }
          gone.delete(each.id);
          const played = playedIn(each);
          if (!played) continue;
          await learn(played.game);
          const known = kept.get(played.id);
          const isKnown = known?.revision === played.revision;
          matches.set(played.id, isKnown ? { ...played, ...factsIn(known) } : played);
          if (!isKnown) todo.push(played.id);
          else if (!known.found) damaged++;
        }
        say(0);
      }
      say(0);
      await cache.forget([...gone]);
      for (let at = 0; at < todo.length; at += BATCH) {
        damaged += await replaySome(todo.slice(at, at + BATCH));
        say(Math.min(at + BATCH, todo.length));
      }
    },

    async change(id) {
      const match = await saved(id);
      const played = match && playedIn(match);
      matches.delete(id);
      if (!played) return;
      await learn(played.game);
      matches.set(id, played);
      await replaySome([id]);
    },

    async figures(filter, now = Date.now()) {
      const figures = figuresOf(matches.values(), countings, filter, now);
      const found = figures.race && (await stepsOf(figures.race));
      return found ? { ...figures, race: { ...figures.race, steps: found } } : figures;
    },

    csv: (filter, words) => csvOf(chosen(matches.values(), filter, Date.now()), words),

    async next(filter) {
      const own = chosen(matches.values(), filter, Date.now());
      const [unseen] = unseenIn(filter.people.length > 0 ? filter.people : namesIn(own), own);
      const match = unseen && (await saved(unseen.match));
      const counting = match && countings.get(match.game);
      const revived = counting && reviveMatch(match, counting.game);
      if (!unseen || !revived || 'broken' in revived) return undefined;
      const { match: id, seat } = unseen;
      return { match: id, seat, game: match.game, record: writeRecord(revived.match) };
    },

    async looked(id, seat, look) {
      const known = matches.get(id);
      if (!known) return;
      const looks = { ...known.looks, [seat]: look };
      matches.set(id, { ...known, looks });
      const { revision, found } = known;
      await cache.keep([{ id, revision, looks, ...(found && { found }) }]);
    },
  };
}

function factsIn({ found, looks }: Kept): Pick<Counted, 'found' | 'looks'> {
  return { ...(found && { found }), ...(looks && { looks }) };
}
