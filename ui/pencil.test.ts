import { describe, expect, it } from 'vitest';
import { NO_PICKS, type Option, type Picks, pencil, tap } from './pencil.ts';

/** `option('A1 A2', 'R 2')`: boxes, dice, and what it costs. */
function option(boxes: string, dice: string, price = 0, order?: string): Option {
  return {
    text: `${boxes} with ${dice}`,
    boxes: boxes.split(' ').filter(Boolean),
    dice: dice.split(' '),
    price,
    ...(order && { order: order.split(' ') }),
  };
}

function taps(options: readonly Option[], ...marks: readonly string[]): Picks {
  return marks.reduce<Picks>((picks, mark) => {
    const next = tap(options, picks, mark);
    if (!next) throw new Error(`${mark} leads nowhere`);
    return next;
  }, NO_PICKS);
}

const marks = (set: ReadonlySet<string>) => [...set].sort().join(' ');

/** A red block A1 A2 A3 and a blue box B1; red, blue, 1, 2 and a joker ? have been rolled. */
const ROLL = [
  option('A1', 'red 1'),
  option('A1 A2', 'red 2'),
  option('A2 A3', 'red 2'),
  option('A1 A2 A3', 'red ?', 1),
  option('A1', 'red ?', 1),
  option('B1', 'blue 1'),
];

describe('what glows', () => {
  it('is every box and die of a legal choice before the first tap', () => {
    const { open, usable, paying, ready } = pencil(ROLL, NO_PICKS);
    expect(marks(open)).toBe('A1 A2 A3 B1');
    expect(marks(usable)).toBe('1 2 ? blue red');
    expect(marks(paying)).toBe('');
    expect(ready).toBeUndefined();
  });

  it('narrows to what goes with the chosen dice', () => {
    const { open, usable } = pencil(ROLL, taps(ROLL, '2'));
    expect(marks(open)).toBe('A1 A2 A3');
    expect(marks(usable)).toBe('2 red');
  });

  it('narrows to what goes with the pencilled boxes, without them', () => {
    const { open, usable } = pencil(ROLL, taps(ROLL, 'A1'));
    expect(marks(open)).toBe('A2 A3');
    expect(marks(usable)).toBe('1 2 ? red');
  });
});

describe('what pays', () => {
  it('is the cheapest choice, without a tap on a die', () => {
    const { ready, paying } = pencil(ROLL, taps(ROLL, 'A1'));
    expect(ready?.text).toBe('A1 with red 1');
    expect(marks(paying)).toBe('1 red');
  });

  it('is a joker only when nothing else can, or when it was tapped', () => {
    expect(pencil(ROLL, taps(ROLL, 'A1', 'A3')).ready?.price).toBe(1);
    expect(pencil(ROLL, taps(ROLL, '?', 'A1')).ready?.price).toBe(1);
  });

  it('lights up before the choice is complete', () => {
    const options = [option('A1 A2 A3', 'red 3'), option('A1 A2 A4', 'red ?', 1)];
    const { ready, paying } = pencil(options, taps(options, 'A1'));
    expect(ready).toBeUndefined();
    expect(marks(paying)).toBe('3 red');
  });

  it('is the choice with fewest dice among equally cheap ones, then the first', () => {
    const options = [option('A', '1 2 3'), option('A', '6 x'), option('A', '5 x')];
    expect(pencil(options, taps(options, 'A')).ready?.text).toBe('A with 6 x');
  });
});

describe('a tap on a box', () => {
  it('pencils all boxes at once when only one set is left', () => {
    expect(taps(ROLL, '2', 'A3').boxes).toEqual(['A3', 'A2']);
    expect(taps(ROLL, 'blue').boxes).toEqual(['B1']);
  });

  it('pencils one box while several sets are left', () => {
    expect(taps(ROLL, 'A2').boxes).toEqual(['A2']);
  });

  it('rubs a pencilled box out and does not pencil it again', () => {
    expect(taps(ROLL, '2', 'A3', 'A2')).toEqual({ boxes: ['A3'], dice: ['2'] });
  });

  it('starts again elsewhere when no die was chosen by hand', () => {
    expect(taps(ROLL, 'A1', 'B1')).toEqual({ boxes: ['B1'], dice: [] });
  });

  it('starts again with all boxes that are certain there', () => {
    const options = [option('A', 'red 1'), option('C D', 'blue 2')];
    expect(taps(options, 'A', 'D').boxes).toEqual(['D', 'C']);
  });

  it('leads nowhere when the dice were chosen by hand', () => {
    expect(tap(ROLL, taps(ROLL, 'red'), 'B1')).toBeUndefined();
  });

  it('leads nowhere when no choice contains the box', () => {
    expect(tap(ROLL, NO_PICKS, 'C7')).toBeUndefined();
    expect(tap(ROLL, taps(ROLL, 'A1'), 'C7')).toBeUndefined();
  });
});

describe('a tap on a die', () => {
  it('chooses it, and a second tap lets it go', () => {
    expect(taps(ROLL, 'red').dice).toEqual(['red']);
    expect(taps(ROLL, 'red', 'red')).toEqual(NO_PICKS);
  });

  it('replaces a die that it cannot go with and leaves the others', () => {
    const options = [...ROLL, option('B1 B2', 'blue 2')];
    expect(taps(options, 'red', '2', 'blue')).toEqual({ boxes: ['B1', 'B2'], dice: ['2', 'blue'] });
  });

  it('keeps the boxes that it can pay for', () => {
    expect(taps(ROLL, '1', 'A1', '?')).toEqual({ boxes: ['A1'], dice: ['?'] });
  });

  it('lets boxes go that it cannot pay for, but not the other dice', () => {
    const options = [option('A1 A2', 'red 2'), option('A1', 'red 1'), option('A3', 'red 1')];
    expect(taps(options, 'red', '2', '1')).toEqual({ boxes: [], dice: ['red', '1'] });
  });

  it('leads nowhere when no choice uses the die', () => {
    expect(tap(ROLL, NO_PICKS, '6')).toBeUndefined();
  });
});

describe('choices of dice alone', () => {
  const options = [option('', 'a'), option('', 'a b'), option('X', 'b')];

  it('are ready when exactly their dice are chosen', () => {
    expect(pencil(options, taps(options, 'a')).ready?.text).toBe(' with a');
    expect(pencil(options, taps(options, 'a', 'b')).ready?.text).toBe(' with a b');
    expect(pencil(options, { boxes: [], dice: ['b'] }).ready).toBeUndefined();
  });
});

describe('boxes with an order', () => {
  const options = [
    option('5 8 9 red', 'a b', 0, '5 8 9'),
    option('5 8 2 red', 'a b', 0, '5 8 2'),
    option('7 6 red', 'a b', 0, '7 6'),
  ];

  it('open one after the other, the free ones at any time', () => {
    expect(marks(pencil(options, NO_PICKS).open)).toBe('5 7 red');
    expect(marks(pencil(options, taps(options, '5')).open)).toBe('8 red');
    expect(marks(pencil(options, taps(options, '5', '8')).open)).toBe('2 9 red');
  });

  it('cannot be tapped out of order', () => {
    expect(tap(options, NO_PICKS, '8')).toBeUndefined();
    expect(tap(options, taps(options, 'red'), '6')).toBeUndefined();
  });

  it('are pencilled in their order when only one way is left', () => {
    expect(taps(options, 'red', '7').boxes).toEqual(['red', '7', '6']);
    expect(taps(options, '5', '8', '2').boxes).toEqual(['5', '8', '2', 'red']);
  });

  it('are taken back together with those that came after', () => {
    expect(taps(options, '5', 'red', '8', '8').boxes).toEqual(['5', 'red']);
    expect(taps(options, '5', 'red', '8', '2', '5').boxes).toEqual(['red']);
    expect(taps(options, '5', '8', 'red', 'red').boxes).toEqual(['5', '8']);
  });

  it('are two choices when the same boxes can be tapped in two orders', () => {
    const twoWays = [option('1 2 3', 'a', 0, '1 2 3'), option('1 2 3', 'a', 0, '1 3 2')];
    expect(taps(twoWays, '1').boxes).toEqual(['1']);
    expect(taps(twoWays, '1', '3').boxes).toEqual(['1', '3', '2']);
  });
});

describe('with as many choices as a good roll gives', () => {
  it('answers a tap within a few milliseconds', () => {
    const many = Array.from({ length: 900 }, (_, i) => {
      const boxes = Array.from({ length: 1 + (i % 5) }, (_, k) => `B${(i * 7 + k) % 105}`);
      return option(boxes.join(' '), `colour${i % 3} number${i % 4}`, i % 3);
    });
    const start = performance.now();
    for (let i = 0; i < 100; i++) {
      const picks = tap(many, { boxes: ['B7'], dice: [] }, 'B8') ?? NO_PICKS;
      pencil(many, picks);
    }
    expect((performance.now() - start) / 100).toBeLessThan(2);
  });
});
