import { expect } from 'vitest';
import { movesOf, type Seat } from '#engine/contract.ts';
import { type Match, play, view } from '#engine/match.ts';
import { type Random, shuffle } from '#kits/random.ts';
import { expectSame } from '../same.ts';
import { matchAt, pick, type Stage, type Trace } from '../trace.ts';
import { type Law, sample } from './law.ts';

interface Decision {
  readonly seat: Seat;
  readonly text: string;
}

const STEPS_A_MATCH = 20;
const ORDERS_A_STEP = 6;

/** For tables at which several seats decide together; with one seat there is nothing to hide. */
export const refereeLaws: Record<string, Law> = {
  'the order in which decisions arrive does not matter'(table, trace, random) {
    for (const [stage, after] of sharedSteps(trace, random)) {
      for (const order of someOrders(decisionsOf(table, stage), random)) {
        const match = matchAt(table, stage);
        for (const [i, { seat, text }] of order.entries()) {
          expectSame(match.position, stage.position);
          expectSame([match.entries.length, match.sealed.size], [0, i]);
          expect(play(match, seat, text)).toBeUndefined();
        }
        expectSame(match.position, after.position);
        expectSame(match.entries, entriesOf(table, stage));
      }
    }
  },

  'a seat may change its mind until the last one has decided'(table, trace, random) {
    for (const [stage, after] of sharedSteps(trace, random)) {
      const decisions = decisionsOf(table, stage);
      shuffle(random, decisions);
      const match = matchAt(table, stage);
      const last = decisions.pop() as Decision;
      for (const { seat } of decisions) play(match, seat, anyMove(table, stage, seat, random));
      for (const { seat, text } of decisions) play(match, seat, text);
      expectSame(match.position, stage.position);
      play(match, last.seat, last.text);
      expectSame(match.position, after.position);
      expectSame(match.entries, entriesOf(table, stage));
    }
  },

  'no view depends on what another seat has sealed'(table, trace, random) {
    const viewers = [undefined, ...table.players.keys()];
    for (const [stage] of sharedSteps(trace, random)) {
      const [secret, ...others] = decisionsOf(table, stage) as [Decision, ...Decision[]];
      const one = matchAt(table, stage);
      const other = matchAt(table, stage);
      play(one, secret.seat, secret.text);
      play(other, secret.seat, anyMove(table, stage, secret.seat, random));
      for (const { seat, text } of others.slice(1)) {
        for (const match of [one, other]) play(match, seat, text);
      }
      for (const viewer of viewers) {
        if (viewer === secret.seat) continue;
        expectSame(view(one, viewer), view(other, viewer));
      }
      expect(view(one, secret.seat).own).toBe(secret.text);
      expect(view(one, undefined).own).toBeUndefined();
    }
  },
};

/** Steps at which several seats decide, each with the stage that follows. */
function sharedSteps(trace: Trace, random: Random): readonly (readonly [Stage, Stage])[] {
  const steps = trace.flatMap((stage, i): (readonly [Stage, Stage])[] => {
    const after = trace[i + 1];
    return stage.next.for === 'seats' && stage.next.seats.length > 1 && after
      ? [[stage, after]]
      : [];
  });
  if (steps.length === 0) throw new Error('no step of this match is shared by several seats');
  return sample(random, steps, STEPS_A_MATCH);
}

/** What the seats of a step decided, in their order. */
function decisionsOf({ game }: Match, { position, next, action }: Stage): Decision[] {
  if (next.for !== 'seats' || action?.kind !== 'moves') return [];
  return next.seats.map((seat, i) => {
    return { seat, text: game.notate(position, seat, action.chosen[i] as number) };
  });
}

function entriesOf(table: Match, stage: Stage): unknown {
  return decisionsOf(table, stage).map((decision) => ({ kind: 'move', ...decision }));
}

function anyMove({ game }: Match, { position }: Stage, seat: Seat, random: Random): string {
  return game.notate(position, seat, pick(random, movesOf(game, position, seat)));
}

/** Every order of two or three decisions, and random ones of more. */
function someOrders(decisions: readonly Decision[], random: Random): readonly Decision[][] {
  if (decisions.length <= 3) return everyOrder(decisions);
  return Array.from({ length: ORDERS_A_STEP }, () => {
    const order = [...decisions];
    shuffle(random, order);
    return order;
  });
}

function everyOrder<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) =>
    everyOrder(list.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}
