import { expect } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { contentOf } from '../table.ts';
import { replay } from '../trace.ts';
import { type Law, sample } from './law.ts';

const PREFIXES_A_MATCH = 10;

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
    const moments: { text: string; scores: string }[] = [];
    replay(table, trace, (match) => {
      const scores = contentOf(match.game.scores(match.position));
      moments.push({ text: writeRecord(match), scores });
    });
    for (const { text, scores } of sample(random, moments, PREFIXES_A_MATCH)) {
      const reading = readRecord(text, [table.game]);
      if (!reading.ok) expect.fail(`line ${reading.line}: ${JSON.stringify(reading.refusal)}`);
      expect(contentOf(table.game.scores(reading.match.position))).toBe(scores);
      expect(writeRecord(reading.match)).toBe(text);
    }
  },
};
