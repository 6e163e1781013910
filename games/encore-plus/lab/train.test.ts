import { expect, test } from 'vitest';
import type { Progress } from '#kits/net/training.ts';
import { Judge } from '../bots/judge.ts';
import { start } from '../position.ts';
import { soloNet, tableNet } from './nets.ts';
import { train } from './train.ts';

const FEW = { seed: 'few', rate: [0.002, 0.001], lessons: 2 } as const;

test('the same seed gives the same net', () => {
  const [one, other] = [1, 2].map(() => {
    const solo = soloNet(4, 'few');
    train({ ...FEW, seats: [1], matches: 6, net: solo }, () => undefined);
    const table = tableNet(solo, 'few');
    train({ ...FEW, seats: [2, 3], matches: 4, net: table }, () => undefined);
    return table;
  });
  expect(one!.rows).toEqual(other!.rows);
  expect(one!.top).toEqual(other!.top);
});

test('what is left of a training goes on from its net', () => {
  const told: Progress[] = [];
  const net = soloNet(4, 'few');
  train({ ...FEW, seats: [1], matches: 4, net }, () => undefined);
  const before = Float32Array.from(net.rows);
  train({ ...FEW, seats: [1], matches: 8, net, done: 4 }, (progress) => told.push(progress));
  expect(told.map(({ done }) => done)).toEqual([8]);
  expect(net.rows).not.toEqual(before);
});

test('some dozen matches teach what a match will score', () => {
  const net = soloNet(4, 'taught');
  const judge = new Judge(net);
  const foretell = () => {
    judge.sit(start(1, 'plus'), 0);
    return judge.weigh(judge.stand).lead;
  };
  const before = foretell();
  let scored = 0;
  const lessons = { ...FEW, seats: [1], rate: [0.004, 0.001], lessons: 80, matches: 80 } as const;
  train({ ...lessons, net }, ({ score }) => {
    scored = score;
  });
  expect(scored).toBeGreaterThan(before + 40);
  expect(Math.abs(foretell() - scored)).toBeLessThan(15);
});
