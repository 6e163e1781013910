import { expect } from 'vitest';
import { LANGUAGES, type Note } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { type Match, play, throwDice } from '#engine/match.ts';
import { attempt, notationsOf } from '../attempts.ts';
import { copyOf, expectSame } from '../same.ts';
import { say } from '../table.ts';
import { matchAt } from '../trace.ts';
import { type Law, someStages } from './law.ts';

const TRIES_A_STAGE = 3;

export const noteLaws: Record<string, Law> = {
  'announcements have texts and leave both positions as they are'({ game, players }, trace) {
    for (const [i, { position: after }] of trace.entries()) {
      const before = trace[i - 1]?.position;
      if (before === undefined) continue;
      const contents = copyOf([before, after]);
      for (const note of game.announce(before, after)) expectSentence(game, note, players);
      expectSame([before, after], contents);
    }
  },

  'nothing is announced when nothing happens'({ game }, trace) {
    for (const { position } of trace) expect(game.announce(position, position)).toEqual([]);
  },

  'refusals have texts and change nothing'(table, trace, random) {
    const choices = notationsOf(table, trace, random);
    const stages = someStages(random, trace);
    let refused = 0;
    for (const [stage] of stages) {
      for (let i = 0; i < TRIES_A_STAGE; i++) {
        const match = matchAt(table, stage);
        const note = attempt(match, choices, random);
        if (!note) continue;
        refused++;
        expectSentence(table.game, note, table.players);
        expectSame(
          [match.position, match.entries.length, match.sealed.size],
          [stage.position, 0, 0],
        );
      }
    }
    expect(refused).toBeGreaterThan(stages.length);
  },

  'whatever follows the end is refused by the rule that ended the match'(table, trace) {
    const { game } = table;
    const end = trace.at(-1);
    if (end?.next.for !== 'nobody') expect.fail('this match does not end');
    const match = matchAt(table, end);
    const last = trace.findLast((stage) => stage.next.for === 'seats');
    const roll = trace.findLast((stage) => stage.next.for === 'dice');
    if (last?.action?.kind !== 'moves' || last.next.for !== 'seats') expect.fail('no choices');
    if (roll?.action?.kind !== 'roll' || roll.next.for !== 'dice') expect.fail('no rolls');
    const seat = last.next.seats[0] as number;
    const text = game.notate(last.position, seat, last.action.chosen[0] as number);
    const over = { rule: game.ending(end.position), key: 'over' };
    expect(play(match, seat, text)).toMatchObject(over);
    expect(throwDice(match, diceWords(roll.next.dice, roll.action.faces))).toMatchObject(over);
  },
};

function expectSentence(game: Match['game'], note: Note, players: readonly string[]): void {
  expect(note.rule).toMatch(/^[A-Z]\d+$/);
  for (const language of LANGUAGES) {
    const text = say(game, note, players, language);
    expect(text).toMatch(/^(?!.*([{}]|undefined|NaN|\[object)).*\S/);
  }
}
