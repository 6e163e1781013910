import { expect } from 'vitest';
import type { Score } from '#engine/contract.ts';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { copyOf, expectSame } from '../same.ts';
import { replay } from '../trace.ts';
import { type Law, sample } from './law.ts';

const PREFIXES_A_MATCH = 6;

export const recordLaws: Record<string, Law> = {
  'a record replays to the same position'(table, trace) {
    const reading = readRecord(writeRecord(replay(table, trace)), [table.game]);
    if (!reading.ok) expect.fail(`line ${reading.line}: ${JSON.stringify(reading.refusal)}`);
    expectSame(reading.match.position, trace.at(-1)?.position);
  },

  'a record read and written again is the same text'(table, trace) {
    const text = writeRecord(replay(table, trace));
    const reading = readRecord(text, [table.game]);
    expect(reading.match && writeRecord(reading.match)).toBe(text);
  },

  'a record that stops anywhere has the scores of the match at that point'(table, trace, random) {
    const lines = [...replay(table, trace).entries.keys()];
    const chosen = new Set(sample(random, lines, PREFIXES_A_MATCH));
    const moments: { text: string; scores: readonly Score[] }[] = [];
    let line = 0;
    replay(table, trace, (match) => {
      if (!chosen.has(line++)) return;
      const scores = copyOf(match.game.scores(match.position));
      moments.push({ text: writeRecord(match), scores });
    });
    expect(moments.length).toBe(chosen.size);
    for (const { text, scores } of moments) {
      const reading = readRecord(text, [table.game]);
      if (!reading.ok) expect.fail(`line ${reading.line}: ${JSON.stringify(reading.refusal)}`);
      expectSame(table.game.scores(reading.match.position), scores);
      expect(writeRecord(reading.match)).toBe(text);
    }
  },
};
