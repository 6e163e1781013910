import { describe, expect, it } from 'vitest';
import { NO_PICKS, type Option, type Picks, pay, pencil, tap } from './pencil.ts';

/** `option('A1 A2', 'R 2')`: boxes and dice; `?` and `X` are jokers. */
function option(boxes: string, dice: string, order?: string, rank?: number): Option {
  const all = dice.split(' ').filter(Boolean);
  return {
    text: `${boxes} with ${dice}`,
    boxes: boxes.split(' ').filter(Boolean),
    dice: all,
    dear: all.filter((die) => die === '?' || die === 'X'),
    ...(rank && { rank }),
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
  option('A1 A2 A3', 'red ?'),
  option('A1', 'red ?'),
  option('B1', 'blue 1'),
  option('C1 C2', 'blue ?'),
];

describe('what glows', () => {
  it('is every box and die of a free choice before the first tap, and apart what costs', () => {
    const { open, costly, usable, paying, ready } = pencil(ROLL, NO_PICKS);
    expect(marks(open)).toBe('A1 A2 A3 B1');
    expect(marks(costly)).toBe('C1 C2');
    expect(marks(usable)).toBe('1 2 ? blue red');
    expect(marks(paying)).toBe('');
    expect(ready).toBeUndefined();
  });

  it('narrows to what goes with the chosen dice', () => {
    const { open, costly, usable } = pencil(ROLL, taps(ROLL, '2'));
    expect(marks(open)).toBe('A1 A2 A3');
    expect(marks(costly)).toBe('');
    expect(marks(usable)).toBe('2 red');
  });

  it('narrows to what goes with the pencilled boxes, without them', () => {
    const { open, costly, usable } = pencil(ROLL, taps(ROLL, 'A1'));
    expect(marks(open)).toBe('A2');
    expect(marks(costly)).toBe('A3');
    expect(marks(usable)).toBe('1 2 ? red');
  });

  it('is free once the joker itself was tapped', () => {
    const { open, costly } = pencil(ROLL, taps(ROLL, '?'));
    expect(marks(open)).toBe('A1 A2 A3 C1 C2');
    expect(marks(costly)).toBe('');
  });
});

describe('what pays', () => {
  it('is what costs nothing, without a tap on a die', () => {
    const { ready, paying } = pencil(ROLL, taps(ROLL, 'A1'));
    expect(ready?.text).toBe('A1 with red 1');
    expect(marks(paying)).toBe('1 red');
  });

  it('is a joker only when it was tapped', () => {
    expect(pencil(ROLL, taps(ROLL, '?', 'A1')).ready?.text).toBe('A1 with red ?');
    expect(pencil(ROLL, taps(ROLL, 'A1', '?')).ready?.text).toBe('A1 with red ?');
  });

  it('lights up before the choice is complete', () => {
    const options = [option('A1 A2 A4', 'red ?'), option('A1 A2 A3', 'red 3')];
    const { ready, paying } = pencil(options, taps(options, 'A1'));
    expect(ready).toBeUndefined();
    expect(marks(paying)).toBe('3 red');
  });

  it('does not light up while nothing but a joker could pay', () => {
    const { ready, paying } = pencil(ROLL, { boxes: ['C1', 'C2'], dice: ['blue'] });
    expect([ready, marks(paying)]).toEqual([undefined, '']);
  });

  it('is of equals the one of lowest rank, then with fewest dice, then the first', () => {
    const options = [option('A', '1 2 3'), option('A', '6 x'), option('A', '5 x')];
    expect(pencil(options, taps(options, 'A')).ready?.text).toBe('A with 6 x');
    const ranked = [option('A', '4', undefined, 1), option('A', '1 3')];
    expect(pencil(ranked, taps(ranked, 'A')).ready?.text).toBe('A with 1 3');
  });
});

describe('a tap on a box', () => {
  it('adds that box, also where only one way is left', () => {
    expect(taps(ROLL, 'A2').boxes).toEqual(['A2']);
    expect(taps(ROLL, '2', 'A3').boxes).toEqual(['A3']);
    expect(taps(ROLL, 'blue').boxes).toEqual([]);
  });

  it('rubs out that box and no other', () => {
    expect(taps(ROLL, '2', 'A3', 'A2', 'A3')).toEqual({ boxes: ['A2'], dice: ['2'] });
  });

  it('starts again elsewhere when no die was chosen by hand', () => {
    expect(taps(ROLL, 'A1', 'B1')).toEqual({ boxes: ['B1'], dice: [] });
  });

  it('does not start again with what could go with a pencilled box: that was meant as one more', () => {
    const options = [option('A1 A2', 'red 2'), option('A2 A3', 'red 2')];
    expect(tap(options, taps(options, 'A1', 'A2'), 'A3')).toBeUndefined();
  });

  it('leads nowhere when the dice were chosen by hand', () => {
    expect(tap(ROLL, taps(ROLL, 'red'), 'B1')).toBeUndefined();
  });

  it('leads nowhere when no choice contains the box', () => {
    expect(tap(ROLL, NO_PICKS, 'D7')).toBeUndefined();
    expect(tap(ROLL, taps(ROLL, 'A1'), 'D7')).toBeUndefined();
  });

  it('leads nowhere when only a joker reaches it', () => {
    expect(tap(ROLL, NO_PICKS, 'C1')).toBeUndefined();
    expect(tap(ROLL, taps(ROLL, 'A1'), 'A3')).toBeUndefined();
  });
});

describe('what costs', () => {
  it('is chosen together with its box', () => {
    expect(pay(ROLL, NO_PICKS, 'C1')).toEqual({ boxes: ['C1'], dice: ['?'] });
    expect(pay(ROLL, taps(ROLL, 'A1'), 'A3')).toEqual({ boxes: ['A1', 'A3'], dice: ['?'] });
  });

  it('may start again elsewhere', () => {
    expect(pay(ROLL, taps(ROLL, 'A1'), 'C1')).toEqual({ boxes: ['C1'], dice: ['?'] });
  });

  it('is nothing for a box that is free, pencilled, or out of reach', () => {
    expect(pay(ROLL, NO_PICKS, 'A1')).toBeUndefined();
    expect(pay(ROLL, { boxes: ['C1'], dice: ['?'] }, 'C1')).toBeUndefined();
    expect(pay(ROLL, NO_PICKS, 'D7')).toBeUndefined();
    expect(pay(ROLL, taps(ROLL, '2'), 'C1')).toBeUndefined();
  });

  it('is as little as will do, and then what leaves most to choose from', () => {
    const few = [
      option('A', 'X ?'),
      option('A', 'X 1'),
      option('A', 'red ?'),
      option('A B', 'red ?'),
    ];
    expect(pay(few, NO_PICKS, 'A')?.dice).toEqual(['?']);
    expect(pay([few[0]!], NO_PICKS, 'A')?.dice).toEqual(['X', '?']);
  });

  it('is let go of with the last box', () => {
    const paid = pay(ROLL, NO_PICKS, 'C1')!;
    expect(tap(ROLL, paid, 'C1')).toEqual(NO_PICKS);
  });
});

describe('the rest', () => {
  it('is named where only one free way is left, and nothing has done it yet', () => {
    expect(pencil(ROLL, taps(ROLL, '2', 'A3')).rest).toEqual(['A2']);
    expect(pencil(ROLL, taps(ROLL, '?', 'C2')).rest).toEqual(['C1']);
    expect(pencil(ROLL, taps(ROLL, 'A3')).rest).toEqual(['A2']);
  });

  it('is nothing while several ways are left, before the first tap, and at the end', () => {
    expect(pencil(ROLL, taps(ROLL, 'A2')).rest).toEqual([]);
    expect(pencil([ROLL[1]!], NO_PICKS).rest).toEqual([]);
    expect(pencil(ROLL, taps(ROLL, '2', 'A3', 'A2')).rest).toEqual([]);
  });
});

describe('a tap on a die', () => {
  it('chooses it, and a second tap lets it go', () => {
    expect(taps(ROLL, 'red').dice).toEqual(['red']);
    expect(taps(ROLL, 'red', 'red')).toEqual(NO_PICKS);
  });

  it('replaces a die that it cannot go with and leaves the others', () => {
    const options = [...ROLL, option('B1 B2', 'blue 2')];
    expect(taps(options, 'red', '2', 'blue')).toEqual({ boxes: [], dice: ['2', 'blue'] });
  });

  it('keeps the boxes that it can pay for', () => {
    expect(taps(ROLL, '1', 'A1', '?')).toEqual({ boxes: ['A1'], dice: ['?'] });
  });

  it('lets boxes go that it cannot pay for, but not the other dice', () => {
    const options = [option('A1 A2', 'red 2'), option('A1', 'red 1'), option('A3', 'red 1')];
    expect(taps(options, 'red', '2', 'A2', '1')).toEqual({ boxes: [], dice: ['red', '1'] });
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
    option('5 8 9 red', 'a b', '5 8 9'),
    option('5 8 2 red', 'a b', '5 8 2'),
    option('7 6 red', 'a b', '7 6'),
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

  it('are what is left in their order when only one way is', () => {
    expect(pencil(options, taps(options, 'red', '7')).rest).toEqual(['6']);
    expect(pencil(options, taps(options, '5', '8', '2')).rest).toEqual(['red']);
  });

  it('are taken back one by one, those that came after first', () => {
    expect(taps(options, '5', 'red', '8', '8').boxes).toEqual(['5', 'red']);
    expect(taps(options, '5', '8', 'red', 'red').boxes).toEqual(['5', '8']);
    expect(tap(options, taps(options, '5', 'red', '8', '2'), '5')).toBeUndefined();
  });

  it('are two choices when the same boxes can be tapped in two orders', () => {
    const twoWays = [option('1 2 3', 'a', '1 2 3'), option('1 2 3', 'a', '1 3 2')];
    expect(pencil(twoWays, taps(twoWays, '1')).rest).toEqual([]);
    expect(pencil(twoWays, taps(twoWays, '1', '3')).rest).toEqual(['2']);
  });
});

describe('with as many choices as a good roll gives', () => {
  it('answers a tap within a few milliseconds', () => {
    const many = Array.from({ length: 900 }, (_, i) => {
      const boxes = Array.from({ length: 1 + (i % 5) }, (_, k) => `B${(i * 7 + k) % 105}`);
      return option(boxes.join(' '), `colour${i % 3} ${i % 4 === 0 ? '?' : i % 4}`);
    });
    const start = performance.now();
    for (let i = 0; i < 100; i++) {
      const picks = tap(many, { boxes: ['B7'], dice: [] }, 'B8') ?? NO_PICKS;
      pencil(many, picks);
    }
    expect((performance.now() - start) / 100).toBeLessThan(2);
  });
});
