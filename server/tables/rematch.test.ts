import { expect, test } from 'vitest';
import type { Sitter } from '#protocol/table.ts';
import { OPTIONS } from '#protocol/testing/options.ts';
import { beginMatch, endMatch, forgetPlayer, makeTable, playAgain, sitDown } from './acts.ts';
import type { TableDocument } from './document.ts';
import { info, NOBODY } from './info.ts';
import { beReady } from './rematch.ts';

const FRESH = { id: 't', code: 'sun leaf drop moon 42', secret: '5a'.repeat(32), now: 1 };

const person = (name: string) => ({ kind: 'person', player: name, name, stamp: 'fox' }) as const;

function sure(table: ReturnType<typeof beReady>): TableDocument {
  if (typeof table === 'string') throw new Error(table);
  return table;
}

function begun(table: TableDocument, match: string): TableDocument {
  const begun = beginMatch(table, 'Lea', match);
  if (typeof begun === 'string') throw new Error(begun);
  return begun.table;
}

const lobby = sure(sitDown(sure(makeTable(person('Lea'), OPTIONS, FRESH)), person('Tom')));
const over = sure(endMatch(begun(lobby, 'm1'), 'm1'));
const again = sure(playAgain(over, 'Tom', FRESH));

const readyAt = (table: TableDocument) =>
  info(table, NOBODY).seats.map((each) => (each as Extract<Sitter, { kind: 'person' }>).isReady);

test('before the first match nobody is asked whether they are ready', () => {
  expect(readyAt(lobby)).toEqual([undefined, undefined]);
  expect(beReady(lobby, 'Lea')).toBe('state');
});

test('the player who asks for a rematch is ready, the others when they say so', () => {
  expect(readyAt(again)).toEqual([true, false]);
  const both = sure(beReady(again, 'Lea'));
  expect(readyAt(both)).toEqual([true, true]);
  expect(beReady(both, 'Lea')).toBe(both);
});

test('people without a seat are not ready, nor is anybody during or after a match', () => {
  expect(beReady(again, 'Zoe')).toBe('seat');
  for (const table of [over, begun(lobby, 'm1')]) expect(beReady(table, 'Lea')).toBe('state');
});

test('sitting down after a match counts as ready for the next one', () => {
  expect(readyAt(sure(sitDown(again, person('Zoe'))))).toEqual([true, false, true]);
});

test('a match says who began it, and after it everybody is asked again', () => {
  const next = begun(sure(beReady(again, 'Lea')), 'm2');
  expect([readyAt(next), info(next, NOBODY).began]).toEqual([[undefined, undefined], 1]);
  const third = sure(playAgain(sure(endMatch(next, 'm2')), 'Lea', FRESH));
  expect([readyAt(third), info(third, NOBODY).began]).toEqual([[true, false], undefined]);
});

test('somebody who left for good is named nowhere', () => {
  const ready = sure(beReady(again, 'Lea'));
  for (const table of [ready, begun(ready, 'm2')]) {
    expect(JSON.stringify(forgetPlayer(table, 'Lea'))).not.toContain('Lea');
  }
});
