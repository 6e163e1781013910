import { signal } from '@preact/signals';
import type { Game, Refusal, Seat } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { corrected } from '#engine/correct.ts';
import type { Entry, Match } from '#engine/match.ts';
import { copyOf, play, sealedEntries, takeBack, throwDice } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';
import type { Face } from '#games/face.ts';
import { progressOf, reviveMatch } from '../store/revive.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Store } from '../store/store.ts';
import { throwApp } from './chance.ts';
import type { Answer, News, Table, TableView } from './table.ts';

const DONE: Answer = { kind: 'done' };
const LATE: Answer = { kind: 'late' };

/**
 * A table whose match is kept in this browser, as it was revived from there. What is written goes
 * first, then it is shown.
 */
export function localTable(opened: Match, first: SavedMatch, face: Face, store: Store): Table {
  const { game, players, options, remarks } = opened;
  const setup: Setup = { game, players, options, remarks };
  let saved = first;
  let match = opened;
  const view = signal(viewOf(match, saved, undefined));
  const isLost = signal(false);
  const hinted = signal<readonly Seat[]>([]);
  const seatsOf = (who: 'person' | 'bot') =>
    saved.chairs.flatMap(({ kind }, seat) => (kind === who ? [seat] : []));

  /** One change at a time, each on the match as the one before left it. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const atStep = (step: number, work: () => Promise<Answer>): Promise<Answer> =>
    inTurn(async () => (step === match.step ? work() : LATE));

  const adopt = (next: Match, kept: SavedMatch, news: News | undefined): void => {
    match = next;
    saved = kept;
    view.value = viewOf(match, saved, news);
  };

  /** Takes over what is kept where it is not what is known here. False when it cannot be read. */
  const catchUp = async (): Promise<boolean> => {
    const reading = await store.match(saved.id).then(
      (kept) => ({ kept }),
      () => undefined,
    );
    if (!reading) return false;
    const { kept } = reading;
    if (kept?.revision === saved.revision) return true;
    const revived = kept && reviveMatch(kept, game);
    if (revived && 'match' in revived) adopt(revived.match, kept, undefined);
    else isLost.value = true;
    return true;
  };

  const write = async (
    next: Match,
    news: News | undefined,
    corrections = saved.corrections,
  ): Promise<Answer> => {
    const { result: _, ...rest } = saved;
    const changed = Date.now();
    const revision = saved.revision + 1;
    const kept = { ...rest, revision, changed, corrections, ...progressOf(next) };
    const written = await store.keepMatch(kept);
    if (written === 'written') {
      adopt(next, kept, news);
      return DONE;
    }
    if (written !== 'stale') return { kind: 'unsaved', reason: written };
    return (await catchUp()) ? LATE : { kind: 'unsaved', reason: 'refused' };
  };

  /** Tries a change on a copy: until it is written, nothing has happened. */
  const change = async (act: (next: Match) => Refusal | undefined): Promise<Answer> => {
    const next = copyOf(match);
    const refused = act(next);
    if (refused) return { kind: 'refused', refusal: refused };
    return write(next, newsOf(game, match, next));
  };

  const correct = async (at: number, entry: Entry | undefined): Promise<Answer> => {
    const was = match.entries[at];
    if (!was) return LATE;
    const next = corrected(setup, match.entries, at, entry, sealedEntries(match));
    if (isRefusal(next)) return { kind: 'refused', refusal: next };
    if (entry && next.entries[at]?.text === was.text) return DONE;
    return write(next, undefined, [...saved.corrections, { at, was, time: Date.now() }]);
  };

  return {
    id: saved.id,
    face,
    setup,
    chairs: saved.chairs,
    dice: saved.dice,
    hints: true,
    hinted,
    mine: seatsOf('person'),
    bots: seatsOf('bot'),
    view,
    isLost,
    roll: (step, words) =>
      atStep(step, () => change((next) => throwDice(next, words ?? rolled(next)))),
    decide: (step, seat, text) =>
      atStep(step, async () => {
        // The bot of another tab was quicker; people may change their mind, bots have none.
        const isAnswered = saved.chairs[seat]?.kind === 'bot' && match.sealed.has(seat);
        return isAnswered ? LATE : change((next) => play(next, seat, text));
      }),
    takeBack: (step, seat) =>
      atStep(step, () =>
        change((next) => {
          takeBack(next, seat);
          return undefined;
        }),
      ),
    correct: (step, at, entry) => atStep(step, () => correct(at, entry)),
    tellHint(seat) {
      hinted.value = [...new Set([...hinted.value, seat])];
    },
    // What cannot be read now is told when the next change cannot be written.
    close: store.watch((id) => {
      if (id === saved.id) inTurn(catchUp);
    }),
  };
}

function rolled({ game, position }: Match): string[] {
  const next = game.next(position);
  return next.for === 'dice' ? throwApp(next.dice) : [];
}

function newsOf(game: Game, { position: before, entries: known }: Match, next: Match) {
  const entries = next.entries.slice(known.length);
  if (entries.length === 0) return undefined;
  return { entries, said: game.announce(before, next.position), before };
}

function viewOf(match: Match, saved: SavedMatch, news: News | undefined): TableView {
  const { game, position, sealed } = match;
  return {
    position: game.clone(position),
    step: match.step,
    next: game.next(position),
    entries: [...match.entries],
    decided: [...sealed.keys()],
    own: new Map(
      [...sealed]
        .filter(([seat]) => saved.chairs[seat]?.kind === 'person')
        .map(([seat, move]) => [seat, game.notate(position, seat, move)]),
    ),
    corrections: saved.corrections,
    news,
  };
}
