import { expect } from 'vitest';
import type { Score } from '#engine/contract.ts';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import type { Random } from '#kits/random.ts';
import { copyOf, expectSame } from '../same.ts';
import { pick, replay } from '../trace.ts';
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

  'a record may have CRLF, either case, more spaces, empty lines and comments'(
    table,
    trace,
    random,
  ) {
    const text = writeRecord(replay(table, trace));
    const reading = readRecord(disguised(text, random), [table.game]);
    if (!reading.ok) expect.fail(`line ${reading.line}: ${JSON.stringify(reading.refusal)}`);
    expectSame(reading.match.position, trace.at(-1)?.position);
    expect(writeRecord(reading.match)).toBe(text);
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

/** The same record as another hand might write it; only the names of players stay as they are. */
function disguised(text: string, random: Random): string {
  const lines = text.trimEnd().split('\n');
  const end = lines.indexOf('');
  const written = lines.flatMap((line, i) => {
    if (i === end) return [''];
    const above = pick(random, i < end ? [[], ['# Above.']] : [[], [' \t'], ['# Above: 1 pass']]);
    const disguise = i < end ? disguisedHeader(line, random) : disguisedEntry(line, random);
    return [...above, `${spaces(random)}${disguise}${pick(random, ['', ' ', '\t# beside', '#'])}`];
  });
  return `${written.join('\r\n')}\r\n`;
}

function disguisedHeader(line: string, random: Random): string {
  const [name = '', value = ''] = line.split(/: ?(.*)/);
  const kept = name === 'Players' ? value : inAnyCase(value, random);
  return `${inAnyCase(name, random)}${spaces(random)}:${spaces(random)}${kept}`;
}

function disguisedEntry(line: string, random: Random): string {
  const words = line.split(' ').map((word) => inAnyCase(word, random));
  return words.reduce((text, word) => `${text}${pick(random, [' ', '  ', '\t'])}${word}`);
}

function inAnyCase(text: string, random: Random): string {
  return pick(random, [text, text.toLowerCase(), text.toUpperCase()]);
}

function spaces(random: Random): string {
  return pick(random, ['', ' ', '  ', '\t']);
}
