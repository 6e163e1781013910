import { signal } from '@preact/signals';
import type { Game, Refusal, Seat } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { corrected } from '#engine/correct.ts';
import type { Entry, Match } from '#engine/match.ts';
import { copyOf, play, sealedEntries, takeBack, throwDice } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';
import type { Face } from '#games/face.ts';
import { progressOf, reviveMatch } from '../store/revive.ts';
import { mendsOf, type SavedMatch, takenBackOf } from '../store/saved.ts';
import type { Store } from '../store/store.ts';
import { rollAgain } from './seen.ts';
import type { Answer, News, Table, TableView } from './table.ts';
import { undoableAt, undone } from './undo.ts';

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
  /** Who has decided last, as long as no other person has done anything since. */
  let decider: Seat | undefined;
  const view = signal(viewOf(match, saved, undefined, decider));
  const isLost = signal(false);
  const hasCurtain = signal(saved.curtain !== 'off');
  const hinted = signal(saved.hinted ?? []);
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
    inTurn(async () => (step === stepOf(match, saved) ? work() : LATE));

  const addHinted = (seats: readonly Seat[]): void => {
    const fresh = seats.filter((seat) => !hinted.peek().includes(seat));
    if (fresh.length > 0) hinted.value = [...hinted.peek(), ...fresh];
  };

  const adopt = (next: Match, kept: SavedMatch, news: News | undefined): void => {
    match = next;
    saved = kept;
    hasCurtain.value = saved.curtain !== 'off';
    addHinted(saved.hinted ?? []);
    view.value = viewOf(match, saved, news, decider);
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
    // Nobody here knows who did what in another tab.
    decider = undefined;
    if (revived && 'match' in revived) {
      adopt(revived.match, kept, undefined);
    } else isLost.value = true;
    return true;
  };

  const hints = (): Pick<SavedMatch, 'hinted'> =>
    hinted.peek().length > 0 ? { hinted: hinted.peek() } : {};

  const write = async (
    next: Match,
    news: News | undefined,
    part: Partial<Pick<SavedMatch, 'corrections' | 'takenBack'>> = {},
  ): Promise<Answer> => {
    const { result: _, ...rest } = saved;
    const changed = Date.now();
    const revision = saved.revision + 1;
    const kept = { ...rest, ...part, ...hints(), revision, changed, ...progressOf(next) };
    const written = await store.keepMatch(kept);
    if (written === 'written') {
      adopt(next, kept, news);
      return DONE;
    }
    if (written !== 'stale') return { kind: 'unsaved', reason: written };
    return (await catchUp()) ? LATE : { kind: 'unsaved', reason: 'refused' };
  };

  /** Nothing has happened in the match: what is shown of it stays. */
  const note = async (noted: SavedMatch): Promise<Answer> => {
    const kept = { ...noted, revision: saved.revision + 1 };
    const written = await store.keepMatch(kept);
    if (written === 'stale')
      return (await catchUp()) ? LATE : { kind: 'unsaved', reason: 'refused' };
    if (written !== 'written') return { kind: 'unsaved', reason: written };
    saved = kept;
    hasCurtain.value = saved.curtain !== 'off';
    return DONE;
  };

  const draw = (isOn: boolean): Promise<Answer> => {
    const { curtain: _, ...rest } = saved;
    return note({ ...rest, ...(!isOn && { curtain: 'off' as const }) });
  };

  /** What cannot be written now is written with the next change. */
  const keepHints = async (): Promise<void> => {
    const answer = await note({ ...saved, ...hints() });
    // Conflict with another tab: retry on top of what it has written.
    if (answer.kind === 'late') await note({ ...saved, ...hints() });
  };

  /** Tries a change on a copy: until it is written, nothing has happened. */
  const change = async (act: (next: Match) => Refusal | undefined): Promise<Answer> => {
    const next = copyOf(match);
    const refused = act(next);
    if (refused) return { kind: 'refused', refusal: refused };
    return write(next, newsOf(game, match, next));
  };

  const isPerson = (seat: Seat): boolean => saved.chairs[seat]?.kind === 'person';

  const roll = (words: readonly string[] | undefined): Promise<Answer> =>
    change((next) => {
      const roller = game.active(next.position);
      if (isPerson(roller) && roller !== decider) decider = undefined;
      return throwDice(next, words ?? rollAgain(next, face, saved.takenBack?.seen));
    });

  const decide = (seat: Seat, text: string): Promise<Answer> =>
    change((next) => {
      if (isPerson(seat)) decider = seat;
      return play(next, seat, text);
    });

  const undo = async (): Promise<Answer> => {
    const at = undoableAt(saved, match, decider);
    if (at === undefined) return LATE;
    decider = undefined;
    const { match: next, takenBack } = undone(match, at, face, saved.takenBack);
    return write(next, undefined, { takenBack });
  };

  const correct = async (at: number, entry: Entry | undefined): Promise<Answer> => {
    const was = match.entries[at];
    if (!was) return LATE;
    const next = corrected(setup, match.entries, at, entry, sealedEntries(match));
    if (isRefusal(next)) return { kind: 'refused', refusal: next };
    if (entry && next.entries[at]?.text === was.text) return DONE;
    decider = undefined;
    return write(next, undefined, {
      corrections: [...saved.corrections, { at, was, time: Date.now() }],
    });
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
    ...(seatsOf('person').length > 1 &&
      !face.isOpen && {
        curtain: { isOn: hasCurtain, draw: (isOn: boolean) => inTurn(() => draw(isOn)) },
      }),
    bots: seatsOf('bot'),
    view,
    isLost,
    roll: (step, words) => atStep(step, () => roll(words)),
    decide: (step, seat, text) =>
      atStep(step, async () => {
        // The bot of another tab was quicker; people may change their mind, bots have none.
        const isAnswered = saved.chairs[seat]?.kind === 'bot' && match.sealed.has(seat);
        return isAnswered ? LATE : decide(seat, text);
      }),
    takeBack: (step, seat) =>
      atStep(step, () =>
        change((next) => {
          decider = undefined;
          takeBack(next, seat);
          return undefined;
        }),
      ),
    undo: (step) => atStep(step, undo),
    correct: (step, at, entry) => atStep(step, () => correct(at, entry)),
    tellHint(seat) {
      if (hinted.peek().includes(seat)) return;
      addHinted([seat]);
      inTurn(keepHints);
    },
    // A read error now is reported when the next change cannot be written.
    close: store.watch((id) => {
      if (id === saved.id) inTurn(catchUp);
    }),
  };
}

/**
 * A step's number, the same in every tab. A corrected match goes on from the next thousand:
 * what was begun for a step that is gone comes too late.
 */
function stepOf({ step }: Match, saved: SavedMatch): number {
  return mendsOf(saved) * 1000 + step;
}

function newsOf(game: Game, { position: before, entries: known }: Match, next: Match) {
  const entries = next.entries.slice(known.length);
  if (entries.length === 0) return undefined;
  return { entries, said: game.announce(before, next.position), before };
}

function viewOf(
  match: Match,
  saved: SavedMatch,
  news: News | undefined,
  decider: Seat | undefined,
): TableView {
  const { game, position, sealed } = match;
  return {
    position: game.clone(position),
    step: stepOf(match, saved),
    next: game.next(position),
    entries: [...match.entries],
    decided: [...sealed.keys()],
    own: new Map(
      [...sealed]
        .filter(([seat]) => saved.chairs[seat]?.kind === 'person')
        .map(([seat, move]) => [seat, game.notate(position, seat, move)]),
    ),
    corrections: saved.corrections,
    isUndoable: undoableAt(saved, match, decider) !== undefined,
    takenBack: takenBackOf(saved),
    news,
  };
}
