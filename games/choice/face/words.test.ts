import { describe, expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import type { Saying } from '#games/face.ts';
import { speechOf } from '#testing/speech.ts';
import type { Mark } from '#ui/marks.ts';
import { card } from '../card.tsx';
import type { Position } from '../position.ts';
import { choice } from '../rules.ts';
import { SIDES } from '../sheets.ts';
import type { Choice } from '../words.ts';
import { options } from './options.ts';
import { prompt, warning } from './prompt.ts';
import { headline, inked, nearEnd, status, tell } from './tell.ts';
import { at, tapped } from './testing/at.ts';
import { why } from './why.ts';

const texts = await speechOf(card);
const say = speaker(texts.en, ['Mia', 'Tom'], 'en');
const english = ({ key, args }: Saying): string => say(key, args);

/** Green 6, green 1, yellow 2, on blank sheets; it was Mia who rolled. */
const FIRST = at(['roll G6 G1 Y2', '1 keep']);
const LATER = at([
  'roll G6 G1 Y2',
  '1 keep',
  '1 G@10 Y@11 1b',
  '2 8=6+2',
  'roll R1 V2 R6',
  '2 keep',
]);

function prompted(position: Position, marks: readonly Mark[], seat = 0): readonly string[] {
  const { title, detail, button } = prompt(position, seat, tapped(options(position, seat), marks));
  return [title, detail, button].flatMap((each) => (each ? [english(each)] : []));
}

function refused(position: Position, marks: readonly Mark[], mark: Mark, seat = 0) {
  const { note, show } = why(position, seat, tapped(options(position, seat), marks), mark);
  return { said: say(`${note.rule}.${note.key}`, note.args), rule: note.rule, show };
}

describe('what the dock says', () => {
  test('before a choice', () => {
    expect(prompted(FIRST, [])).toEqual([
      'Use all three dice',
      'Each as a colour or a number; numbers can be added up',
      'Tap a box',
    ]);
    expect(prompted(FIRST, [], 1)[0]).toBe('Use two or three dice');
    expect(prompted(FIRST, ['die:0'])[2]).toBe('Tap a glowing box');
  });

  test('names the dice of a sum', () => {
    expect(prompted(FIRST, ['8', 'G@10'])).toEqual([
      'All three dice used',
      'With 6 + 2 = 8',
      'Finish',
    ]);
  });

  test('names what is left and what it costs', () => {
    expect(prompted(FIRST, ['G@10'])).toEqual([
      '2 dice left: tap a glowing box',
      'Fewer than 3 dice is a miss',
      '1 of 3 dice',
    ]);
    expect(prompted(FIRST, ['G@10'], 1)[2]).toBe('1 of 2 dice');
  });

  test('names the miss once no more dice can be used', () => {
    const all = options(LATER, 1).map(({ boxes }) => prompted(LATER, boxes, 1));
    const useless = all.filter(([title]) => title?.endsWith('fit anywhere'));
    expect(useless.length).toBeGreaterThan(0);
    for (const said of useless) expect(said.at(-1)).toBe('Finish with a miss');
    const open = all.filter(([title]) => title?.includes('glowing'));
    for (const said of open) expect(said.at(-1)).toMatch(/^[12] of 3 dice$/);
  });

  test('names what closing the first side brings', () => {
    expect(prompted(FIRST, ['G@10', 'close']).slice(1)).toEqual([
      'Side 1 is worth 0 points, then side 2 begins',
      'Finish and flip',
    ]);
  });

  test('asks which dice to roll again', () => {
    const position = at(['roll G6 G1 Y2']);
    expect(prompted(position, [])[0]).toBe('Roll some dice again?');
    expect(prompted(position, ['die:0', 'die:1']).slice(1)).toEqual([
      'The third one stays as it is.',
      'Reroll 2 dice',
    ]);
  });
});

describe('warnings', () => {
  const miss = (seat: number, text: string, position = FIRST) => {
    const said = warning(position, seat, text);
    return said && english(said);
  };

  test('come before a miss, by what each player has to use (T6)', () => {
    expect(miss(0, 'G@10 Y@11')).toBe('You’re using only 2 dice: that’s miss 1 of 3.');
    expect(miss(1, 'G@10 Y@11')).toBeUndefined();
    expect(miss(1, 'pass')).toBe('You’re using no dice: that’s miss 1 of 3.');
    expect(miss(0, '8=6+2 G@10')).toBeUndefined();
  });

  test('are not needed when the area is given up anyway', () => {
    expect(miss(0, 'close')).toBeUndefined();
  });

  test('tell what a third miss does (T8, T10)', () => {
    const position = choice.clone(FIRST);
    position.sheets[0]![0]!.misses = 2;
    expect(miss(0, 'pass', position)).toBe('That’s your third miss: side 1 ends with 0 points.');
    position.sheets[0]!.push({ side: 1, taken: 0, line: [], misses: 2 });
    expect(miss(0, 'pass', position)).toContain(
      'That’s your third miss on the second side: the game ends.',
    );
  });
});

describe('why not', () => {
  test('T1 before the dice are settled', () => {
    expect(refused(at(['roll G6 G1 Y2']), [], 'G@1').rule).toBe('T1');
  });

  test('T2 when no die has the colour, or makes the number', () => {
    const colour = refused(FIRST, [], 'R@2');
    expect(colour.said).toBe('No die is red.');
    expect(colour.show).toEqual(expect.arrayContaining(['G@1', 'Y@5']));
    expect(colour.show).not.toContain('6');
    expect(refused(FIRST, [], '11').said).toBe(
      'The dice don’t make 11. Alone or added up, they make 1, 2, 3, 6, 7, 8 and 9.',
    );
  });

  test('T2 names only what the unused dice make', () => {
    expect(refused(FIRST, ['6'], '11').said).toBe(
      'The dice left don’t make 11. Alone or added up, they make 1, 2 and 3.',
    );
    // Six may be one die, which is green: then the green box is paid with the other green one.
    expect(refused(FIRST, ['G@10'], '11').said).toContain('they make 1, 2, 3, 6 and 8.');
  });

  test('T2 when the dice are used, or another one was chosen', () => {
    expect(refused(FIRST, ['9'], 'G@10').said).toContain(
      'You’ve used all three dice. Each one counts once.',
    );
    expect(refused(FIRST, ['9'], '11').said).toContain(
      'You’ve used all three dice. Each one counts once.',
    );
    expect(refused(FIRST, ['die:2'], 'G@10').said).toBe('The die you chose doesn’t fit this box.');
  });

  test('T3 for boxes that are crossed, or not next to a cross', () => {
    expect(refused(LATER, [], 'G@10').said).toBe('This green box is already crossed off.');
    expect(refused(LATER, [], 'R@2').said).toContain(
      'This red box isn’t next to your crosses. They have to stay together, without a gap.',
    );
  });

  test('T4 for numbers that are marked, or do not touch the end of the line', () => {
    expect(refused(LATER, [], '1b').said).toContain('1 is already marked. No box counts twice.');
    expect(refused(LATER, [], '2').said).toBe(
      '2 doesn’t touch 1, where your line ends. Still free next to 1: 12, 7, 11, 3, 9 and 6.',
    );
  });

  test('in the words of a record', () => {
    const boxes = SIDES[0]!.name;
    const alike = [FIRST, LATER].flatMap((position) =>
      boxes.flatMap((box) => {
        if (options(position, 0).some((option) => option.boxes[0] === box)) return [];
        const judged = choice.judge(
          position,
          0,
          choice.parse(position, [box.toUpperCase()]) as Choice,
        );
        const { note } = why(position, 0, tapped(options(position, 0), []), box);
        return isRefusal(judged) && judged.rule === note.rule ? [[judged, note]] : [];
      }),
    );
    expect(alike.length).toBeGreaterThan(10);
    for (const [judged, note] of alike) expect(note).toMatchObject({ ...judged });
  });

  test('T9 for a second side', () => {
    const position = choice.clone(FIRST);
    position.sheets[0]!.push({ side: 1, taken: 0, line: [], misses: 0 });
    expect(refused(position, [], 'close').rule).toBe('T9');
  });
});

describe('announcements', () => {
  test('what a seat did', () => {
    const told = (text: string, position = FIRST) => english(tell(position, 0, text));
    expect(told('G@10 Y@11 1b')).toBe('Mia crossed off green and yellow, and marked 1.');
    expect(told('8=6+2')).toBe('Mia marked 8.');
    expect(told('G@10 close')).toBe('Mia crossed off green.');
    expect(told('pass')).toBe('Mia used no dice.');
    const rolled = at(['roll G6 G1 Y2']);
    expect(told('keep', rolled)).toBe('Mia keeps the dice.');
    expect(told('reroll 1 3', rolled)).toBe('Mia rerolls 2 dice.');
    expect(inked(FIRST, 0, 'G@10 8=6+2 close')).toEqual(['G@10', '8']);
    expect(inked(rolled, 0, 'reroll 1 3')).toEqual([]);
    // Too late, but a picture of it shows no number box.
    for (const text of ['reroll 2', 'keep']) expect(inked(FIRST, 0, text)).toEqual([]);
  });

  test('where the match is and where a seat stands', () => {
    expect(english(headline(at(['roll G6 G1 Y2'])))).toBe('Mia · roll 1 of 2');
    expect(status(LATER, 0).map(english)).toEqual([
      'Side 1, 0 of 3 misses.',
      '2 colour boxes crossed off, 0 points.',
      'The line goes through 1: 1 point.',
      '1 point in all.',
    ]);
  });

  test('names the player one step from ending the match', () => {
    const position = choice.clone(FIRST);
    position.sheets[0]![0]!.misses = 2;
    expect(nearEnd(position, 0)).toBe(false);
    position.sheets[0]!.push({ side: 1, taken: 0, line: [], misses: 2 });
    expect(nearEnd(position, 0)).toBe(true);
  });
});
