import { describe, expect, test } from 'vitest';
import { isRefusal, movesOf } from '#engine/contract.ts';
import { readMove } from '#engine/match.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { LIGHT, LONG } from '#testing/long.ts';
import { openTable } from '#testing/table.ts';
import { matchAt, pick, randomTrace, type Stage } from '#testing/trace.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';
import { SPECIAL_FACES } from './special.ts';
import { legalTexts } from './testing/plain.ts';
import { allBut, crossedBy } from './testing/script.ts';

const POSITIONS = LONG ? 2000 : LIGHT ? 8 : 80;
const MATCHES = 4;
const NEAR_MISSES = 50;
const ACTIONS = ['bomb', 'stars', 'line', 'block'] as const;

const table = openTable(encorePlus, 2);

/** Positions from random matches in which a roll is awaited and the special die could be used. */
const rolls: readonly Stage[] = Array.from({ length: MATCHES }, (_, i) => {
  const random = randomFrom(`special actions, match ${i}`);
  const before = randomTrace(table, random).filter(({ position, next }) => {
    return next.for === 'dice' && (position as Position).specials.some((count) => count > 0);
  });
  return Array.from({ length: POSITIONS / MATCHES }, () => pick(random, before));
}).flat();

/** The position after the stage's own roll, with another face on the special die. */
function rolled(stage: Stage, face: (typeof SPECIAL_FACES)[number]): Position {
  const position = encorePlus.clone(stage.position as Position);
  const faces = stage.action?.kind === 'roll' ? stage.action.faces : [];
  encorePlus.roll(position, [...faces.slice(0, -1), SPECIAL_FACES.indexOf(face)]);
  return position;
}

function awaitedIn(position: Position): readonly number[] {
  const next = encorePlus.next(position);
  return next.for === 'seats' ? next.seats : [];
}

function textsOf(position: Position, seat: number, first: string): readonly string[] {
  return movesOf(encorePlus, position, seat)
    .map((move) => encorePlus.notate(position, seat, move))
    .filter((text) => text.split(' ')[0] === first)
    .sort();
}

function plainTexts(position: Position, seat: number, action: string): readonly string[] {
  if (position.specials[seat] === 0) return []; // P4
  return legalTexts(action, crossedBy(position, seat).split(' ').filter(Boolean));
}

describe('special actions in random positions', () => {
  test.each(ACTIONS)('%s: the legal moves are those of the rule', (action) => {
    let compared = 0;
    for (const stage of rolls) {
      const position = rolled(stage, action);
      for (const seat of awaitedIn(position)) {
        const expected = plainTexts(position, seat, action);
        expect(textsOf(position, seat, action)).toEqual(expected);
        compared += expected.length;
      }
    }
    expect(compared).toBeGreaterThan(POSITIONS);
  });

  test.each(['bomb', 'stars', 'line'] as const)('%s: near misses are refused', (action) => {
    const random = randomFrom(`near misses, ${action}`);
    const answers = { allowed: 0, refused: 0 };
    for (const stage of rolls) {
      const position = rolled(stage, action);
      const match = matchAt(table, { ...stage, position });
      const [seat = 0] = awaitedIn(position);
      const legal = plainTexts(position, seat, action);
      for (let i = 0; i < NEAR_MISSES; i++) {
        const text = nearMiss(random, legal.length > 0 ? pick(random, legal) : `${action} H3`);
        const isAllowed = !isRefusal(readMove(match, seat, text.split(' ')));
        expect([text, isAllowed]).toEqual([text, legal.includes(text)]);
        answers[isAllowed ? 'allowed' : 'refused']++;
      }
    }
    expect(answers.refused).toBeGreaterThan(POSITIONS);
    expect(answers.allowed).toBeGreaterThan(0);
  });
});

/** The text of an action with one box changed or one more. */
function nearMiss(random: Random, text: string): string {
  const [action, ...boxes] = text.split(' ');
  if (random.below(2) === 0) boxes.splice(random.below(boxes.length), 1);
  const other = pick(random, allBut(boxes.join(' ')).split(' '));
  return [action, ...[...boxes, other].sort()].join(' ');
}
