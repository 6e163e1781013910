import { expect, test } from 'vitest';
import { playthrough } from './golden.ts';
import { pebbles } from './toy.ts';

const SCRIPT = `# Ada takes three pebbles; Ben, who forgets himself, none.
Game: pebbles
Players: Ada, Ben

roll S3
2 steal
2 leave
1 take all`;

const PLAYED = `# Ada takes three pebbles; Ben, who forgets himself, none.
Game: pebbles
Players: Ada, Ben

| turn 0, die 0, goal 5
| 0 0
| to be thrown: stone
roll S3
| turn 0, die 3, goal 5
| 1 may: leave, take it, take all
| 2 may: leave, take it, take all
2 steal
| refused, F2: “steal” means nothing here.
2 leave
| sealed; waiting for 1
1 take all
| turn 1, die 0, goal 5
| 3 0
| to be thrown: stone
`;

test('a script gets its answers', () => {
  expect(playthrough(pebbles, SCRIPT)).toBe(PLAYED);
});

test('answers are made again, whatever was there', () => {
  expect(playthrough(pebbles, PLAYED.replace('| 3 0', '| 4 0\n| and more'))).toBe(PLAYED);
});

test('the end has its announcements, scores and winners', () => {
  const end = playthrough(pebbles, `${SCRIPT}\nroll S2\n1 take all\n2 take it\nroll S1\n`);
  expect(end.split('\n').slice(-7, -1)).toEqual([
    '| “Ada won.”',
    '| turn 2, die 0, goal 5',
    '| 5 1',
    '| over: Ada 5, Ben 1; won by Ada',
    'roll S1',
    '| refused, K3: The match is over.',
  ]);
});
