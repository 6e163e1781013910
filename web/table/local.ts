import { batch, signal } from '@preact/signals';
import type { Game, Refusal } from '#engine/contract.ts';
import type { Entry, Match } from '#engine/match.ts';
import { enter, openMatch, play, replay, takeBack, throwDice } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';
import type { Face } from '#games/face.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Store } from '../store/store.ts';
import { throwApp } from './chance.ts';
import type { Answer, News, Table, TableView } from './table.ts';

const DONE: Answer = { kind: 'done' };
const LATE: Answer = { kind: 'late' };

/** A table whose match is kept in this browser. What is written goes first, then it is shown. */
export function localTable(setup: Setup, first: SavedMatch, face: Face, store: Store): Table {
  let saved = first;
  let match = revive(setup, saved);
  const view = signal(viewOf(match, saved, undefined));
  const mine = saved.chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

  /** One change at a time, each on the match as the one before left it. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  /** Tries a change on the match; it is shown once it is written. */
  const change = async (
    act: (match: Match) => Refusal | undefined,
    note: Partial<SavedMatch> = {},
  ): Promise<Answer> => {
    const before = setup.game.clone(match.position);
    const known = match.entries.length;
    const refusal = act(match);
    if (refusal) return { kind: 'refused', refusal };
    const next = { ...keep(match, saved), ...note };
    const written = await store.keepMatch(next);
    if (written === 'written') {
      saved = next;
      show(newsOf(setup.game, before, match, known));
      return DONE;
    }
    if (written === 'stale') {
      await reload();
      return LATE;
    }
    // Nothing has happened: what is shown is still true.
    match = revive(setup, saved);
    return { kind: 'unsaved', reason: written };
  };

  const show = (news: News | undefined): void => {
    batch(() => {
      view.value = viewOf(match, saved, news);
    });
  };

  /** Where nothing can be read, the match goes on from what is known here. */
  const reload = async (): Promise<void> => {
    saved = (await store.match(saved.id).catch(() => undefined)) ?? saved;
    match = revive(setup, saved);
    show(undefined);
  };

  const stop = store.watch((id) => {
    if (id === saved.id) {
      inTurn(async () => {
        const { revision } = saved;
        const kept = await store.match(id).catch(() => undefined);
        if (kept && kept.revision > revision) await reload();
        return DONE;
      });
    }
  });

  const atStep = (step: number, work: () => Promise<Answer>): Promise<Answer> =>
    inTurn(async () => (step === match.step ? work() : LATE));

  return {
    id: saved.id,
    face,
    setup,
    chairs: saved.chairs,
    dice: saved.dice,
    mine,
    view,
    roll: (step, words) =>
      atStep(step, () => change((match) => throwDice(match, words ?? rolled(match)))),
    decide: (step, seat, text) => atStep(step, () => change((match) => play(match, seat, text))),
    takeBack: (step, seat) =>
      atStep(step, () =>
        change((match) => {
          takeBack(match, seat);
          return undefined;
        }),
      ),
    correct: (at, entry) =>
      inTurn(() => {
        const was = match.entries[at]!;
        const corrections = [...saved.corrections, { at, was, time: Date.now() }];
        match = corrected(setup, match.entries, at, entry);
        return change(() => undefined, { corrections });
      }),
    close: stop,
  };
}

/** The match that is kept. Sealed decisions that cannot be read any more are asked for again. */
function revive(setup: Setup, saved: SavedMatch): Match {
  const match = replay(setup, saved.entries);
  for (const { seat, text } of saved.sealed) play(match, seat, text);
  return match;
}

function keep(match: Match, saved: SavedMatch): SavedMatch {
  const { game, position } = match;
  const isOver = game.next(position).for === 'nobody';
  const { result: _, ...rest } = saved;
  return {
    ...rest,
    revision: saved.revision + 1,
    entries: [...match.entries],
    sealed: [...match.sealed].map(([seat, move]) => ({
      seat,
      text: game.notate(position, seat, move),
    })),
    changed: Date.now(),
    ...(isOver && {
      result: {
        totals: game.scores(position).map(({ total }) => total),
        winners: game.winners(position),
      },
    }),
  };
}

function rolled({ game, position }: Match): string[] {
  const next = game.next(position);
  return next.for === 'dice' ? throwApp(next.dice) : [];
}

/** The match with another entry at a place, and of those behind it all that are still legal. */
function corrected(
  setup: Setup,
  entries: readonly Entry[],
  at: number,
  entry: Entry | undefined,
): Match {
  const match = openMatch(setup);
  for (const each of entries.slice(0, at)) enter(match, each);
  if (entry) for (const each of [entry, ...entries.slice(at + 1)]) if (enter(match, each)) break;
  return match;
}

function newsOf(game: Game, before: unknown, match: Match, known: number): News | undefined {
  const entries = match.entries.slice(known);
  if (entries.length === 0) return undefined;
  return { entries, said: game.announce(before, match.position), before };
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
