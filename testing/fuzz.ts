import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Game, movesOf, type Options } from '#engine/contract.ts';
import { type Match, play, throwDice } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { textsOf } from '#engine/texts.ts';
import { randomFrom } from '#kits/random.ts';
import { blow, struck } from './damage.ts';
import { LIGHT, LONG, TIMEOUT } from './long.ts';
import { expectSame } from './same.ts';
import { say, tablesOf } from './table.ts';
import { randomTrace, replay } from './trace.ts';

const SEED = LONG ? {} : { seed: 1 };
const MOST_CHOICES = 400;

/** Most are plain characters; lone surrogates stand for bytes that are not UTF-8. */
const anyCodeUnit = fc
  .oneof({ arbitrary: fc.nat(0x7f), weight: 4 }, { arbitrary: fc.nat(0xffff), weight: 1 })
  .map((code) => String.fromCharCode(code));

/** Declares the tests of a game against texts and matches of every kind. */
export function fuzzGame(game: Game, options: readonly Options[] = [{}]): void {
  describe(`${game.id}, fuzzed`, () => {
    let tables: readonly Match[] = [];
    let records: readonly string[] = [];
    let words: readonly string[] = [];

    beforeAll(() => {
      tables = tablesOf(game, options);
      records = tables.map(recordOf);
      words = vocabularyOf(game, records);
    });

    test(
      'any text is a record or cleanly refused',
      () => {
        const line = fc
          .array(fc.constantFrom(...words), { maxLength: 8 })
          .map((all) => all.join(' '));
        const anything = fc.string({ unit: anyCodeUnit });
        const text = fc
          .array(fc.oneof(line, anything), { maxLength: 20 })
          .map((all) => all.join('\n'));
        const body = fc.tuple(fc.constantFrom(...tables), text).map(([table, lines]) => {
          return `${writeRecord(table)}${lines}`;
        });
        check(200, fc.oneof(anything, text, body), (any) => expectClean(any, game));
      },
      TIMEOUT,
    );

    test(
      'a damaged record is a record or cleanly refused',
      () => {
        const blows = fc.array(blow, { minLength: 1, maxLength: 4 });
        check(200, fc.tuple(fc.constantFrom(...records), blows), ([record, all]) => {
          expectClean(
            all.reduce((text, each) => struck(text, each, words), record),
            game,
          );
        });
      },
      TIMEOUT,
    );

    test(
      'every match of legal moves can be recorded and replayed',
      () => {
        const luck = fc.array(fc.nat(), { maxLength: MOST_CHOICES });
        check(30, fc.tuple(fc.constantFrom(...tables), luck), ([table, numbers]) => {
          const match = playBy(table, numbers);
          const reading = readRecord(writeRecord(match), [game]);
          if (!reading.ok) expect.fail(say(game, reading.refusal, table.players));
          expectSame(reading.match.position, match.position);
        });
      },
      TIMEOUT,
    );
  });
}

/** A text gives a match whose record can be written and read, or a fault that can be rendered. */
export function expectClean(text: string, game: Game): void {
  const reading = readRecord(text, [game]);
  if (reading.ok) {
    const written = writeRecord(reading.match);
    const again = readRecord(written, [game]);
    if (!again.ok) expect.fail(`line ${again.line} of ${JSON.stringify(written)} is refused`);
    expect(writeRecord(again.match)).toBe(written);
    return;
  }
  const { line, refusal, match } = reading;
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(text.split('\n').length);
  expect(rulesOf(game)).toContain(refusal.rule);
  expect(say(game, refusal, match?.players ?? [])).toMatch(/\S/);
}

function check<T>(runs: number, arbitrary: fc.Arbitrary<T>, property: (value: T) => void): void {
  const numRuns = LONG ? runs * 20 : LIGHT ? Math.ceil(runs / 10) : runs;
  fc.assert(fc.property(arbitrary, property), { numRuns, ...SEED });
}

function recordOf(table: Match): string {
  const title = `${table.game.id} ${table.players.length} ${JSON.stringify(table.options)}`;
  return writeRecord(replay(table, randomTrace(table, randomFrom(title))));
}

/** Every word that the game's own records use. */
function vocabularyOf(game: Game, records: readonly string[]): readonly string[] {
  const used = records.flatMap((record) => record.split(/[\s:,]+/));
  return [...new Set([...used, ...game.rollWords, 'roll', 'pass', 'Players', 'Game'])].filter(
    Boolean,
  );
}

/** Rules are known by their texts. */
function rulesOf(game: Game): readonly string[] {
  const own = Object.keys(textsOf(game).en).map((key) => key.split('.')[0]!);
  return ['F1', 'F2', 'F3', ...own.filter((rule) => /^[A-Z]\d+$/.test(rule))];
}

/** Plays until the numbers run out or the match ends; each number picks a face or a move. */
function playBy(table: Match, numbers: readonly number[]): Match {
  const { game } = table;
  const match: Match = {
    ...table,
    position: game.clone(table.position),
    entries: [],
    sealed: new Map(),
  };
  const left = [...numbers];
  const pickOf = <T>(list: readonly T[]): T => list[(left.pop() ?? 0) % list.length]!;
  while (left.length > 0) {
    const next = game.next(match.position);
    if (next.for === 'nobody') break;
    if (next.for === 'dice') {
      expect(
        throwDice(
          match,
          next.dice.map((die) => pickOf(die.faces)),
        ),
      ).toBeUndefined();
      continue;
    }
    const seat = pickOf(next.seats);
    const move = pickOf(movesOf(game, match.position, seat));
    expect(play(match, seat, game.notate(match.position, seat, move))).toBeUndefined();
  }
  return match;
}
