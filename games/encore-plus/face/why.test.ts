import { describe, expect, test } from 'vitest';
import { speaker } from '#engine/text.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { crossBoxes } from '#kits/grid/paper.ts';
import { boxNamed } from '#kits/grid/sheet.ts';
import { speechOf } from '#testing/speech.ts';
import { NO_PICKS, pencil, tap } from '#ui/pencil.ts';
import { card } from '../card.tsx';
import type { Position } from '../position.ts';
import { encorePlus } from '../rules.ts';
import { options as optionsOf } from './choice.ts';
import { prompt } from './prompt.ts';
import { why } from './why.ts';

const { en, fr, de } = await speechOf(card);
const say = speaker(en, ['Ada', 'Ben'], 'en');

/** Two seats on the first roll, with some boxes of the first one crossed. */
function tableWith(special: string, crossed = '', change?: (position: Position) => void) {
  const position = encorePlus.start(2, {});
  const boxes = crossed.split(' ').filter(Boolean);
  const paper = position.papers[0]!;
  crossBoxes(
    boardOf(paper.sheet),
    paper,
    boxes.map((name) => boxNamed(name)!),
  );
  const words = ['R', 'O', 'X', '1', '2', '?', special];
  const faces = encorePlus.readRoll(position, words);
  encorePlus.roll(position, faces as readonly number[]);
  change?.(position);
  return position;
}

/** What is said after some taps, the last of which leads nowhere. */
function whyNot(position: Position, ...marks: readonly string[]): string {
  const options = optionsOf(position, 0);
  const last = marks.at(-1)!;
  let picks = NO_PICKS;
  for (const mark of marks.slice(0, -1)) picks = tap(options, picks, mark)!;
  expect(tap(options, picks, last)).toBeUndefined();
  const { note } = why(position, 0, pencil(options, picks), last);
  return say(`${note.rule}.${note.key}`, note.args);
}

test.each([
  [['special'], 'Each touches a cross, old or new · uses 1 special die', 'No boxes yet'],
  [['special', 'I2'], 'It doesn’t touch a cross yet: add H2', '1 of 2 boxes'],
  [
    ['special', 'I2', 'H2'],
    'Each touches a cross, old or new · uses 1 special die',
    'Cross off 2 boxes · 1 special die',
  ],
])('P8 a line that leans on another box says on which: %j', (marks, detail, button) => {
  const position = tableWith('line', 'H3');
  const options = optionsOf(position, 0);
  const picks = marks.reduce((known, mark) => tap(options, known, mark)!, NO_PICKS);
  const said = prompt(position, 0, pencil(options, picks));
  expect(say(said.detail!.key, said.detail!.args)).toBe(detail);
  expect(say(said.button.key, said.button.args)).toBe(button);
});

describe('why not with the special die', () => {
  test.each([
    ['bomb', 'A1', ['special', 'A1'], 'A1 is already crossed off.'],
    [
      'bomb',
      '',
      ['special', 'A1', 'C1'],
      'Too far apart: choose boxes in one square of two by two.',
    ],
    ['bomb', '', ['special', 'A1', 'A2', 'B1', 'B2', 'C1'], 'With a bomb, 4 boxes at most.'],
    ['stars', 'H2', ['special', 'H4'], 'H4 has no star.'],
    [
      'stars',
      '',
      ['special', 'A7'],
      'Each star must touch one of your crosses, be in column H or touch the other star.',
    ],
    ['stars', 'A6 B3 C2', ['special', 'A7', 'B4', 'C1'], 'Two stars at most.'],
    [
      'line',
      'H1',
      ['special', 'H2', 'I1'],
      'H2 is in row Q, I1 in row P. Stay in one row, from A to O.',
    ],
    ['line', 'H1', ['special', 'G1', 'F1', 'E1', 'D1'], 'With the line, 3 boxes at most.'],
    [
      'block',
      'H1',
      ['special', 'A1'],
      'A block must touch or hold one of your crosses. Column H doesn’t help here.',
    ],
    ['block', 'H1', ['special', 'H2', 'I1'], 'One block at a time.'],
    ['block', 'H1', ['special', 'H1'], 'H1 is already crossed off.'],
    [
      'heart',
      '',
      ['special', 'H1'],
      'With a heart, you cross nothing off. Confirm it, or undo to use other dice.',
    ],
  ])('%s after %j: %j', (special, crossed, marks, words) => {
    expect(whyNot(tableWith(special, crossed), ...marks)).toBe(words);
  });
});

describe('why not the special die itself', () => {
  test('none is circled', () => {
    const none = tableWith('bomb', '', (position) => {
      position.specials[0] = 0;
    });
    expect(whyNot(none, 'special')).toBe(
      'You have no special die circled. Cross off a golden die to get one.',
    );
  });

  test('all hearts are circled', () => {
    const full = tableWith('heart', '', (position) => {
      position.hearts[0] = 5;
    });
    expect(whyNot(full, 'special')).toBe('All five hearts are already circled.');
  });

  test.each([
    [
      'line',
      'Each box must touch one of your crosses, or a box you cross off before it. Column H doesn’t help here.',
    ],
    ['block', 'A block must touch or hold one of your crosses. Column H doesn’t help here.'],
  ])('%s needs a cross', (special, words) => {
    expect(whyNot(tableWith(special), 'special')).toBe(words);
  });
});

test('a bonus bomb comes before all dice', () => {
  const position = tableWith('bomb', '', (each) => {
    each.phase = 'bonus';
    each.bombs[0] = 1;
  });
  expect(whyNot(position, 'special')).toBe(
    'The bonus bomb comes first: tap its boxes, or choose “No bomb”.',
  );
  expect(whyNot(position, 'colour:R')).toBe(
    'The bonus bomb comes first: tap its boxes, or choose “No bomb”.',
  );
});

test('every text stands in all three languages', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  expect(Object.keys(de)).toEqual(Object.keys(en));
});
