import { afterAll, expect, test } from 'vitest';
import { Mind } from './mind.ts';
import { miniature, texts } from './testing.ts';

const mind = new Mind();
afterAll(() => mind.close());

function question() {
  const table = miniature('qwixx');
  table.ask(0, { type: 'roll', id: 'r', step: 0 });
  const { match } = table.live;
  return { match, asked: { game: 'qwixx', level: 'greedy', position: match.position, seat: 0 } };
}

test('each question gets its own answer, however many are asked at once', async () => {
  const { match, asked } = question();
  const seats = [0, 1, 0, 1, 0];
  const answers = await Promise.all(seats.map((seat) => mind.ask({ ...asked, seat })));
  for (const [i, seat] of seats.entries()) expect(texts(match, seat)).toContain(answers[i]);
});

test('a question that no bot can answer fails, and the next one is answered', async () => {
  const { match, asked } = question();
  const odd = mind.ask({ ...asked, game: 'nothing' });
  await expect(odd).rejects.toThrow('the bot has no answer');
  expect(texts(match, 0)).toContain(await mind.ask(asked));
});

test('a thread that ends leaves nobody waiting, and another one takes its place', async () => {
  const { match, asked } = question();
  // Its threads have only begun to load what they think with.
  const young = new Mind();
  const waiting = [young.ask(asked), young.ask(asked)].map((answer) =>
    expect(answer).rejects.toThrow('the bot has stopped'),
  );
  await young.close();
  await Promise.all(waiting);
  expect(texts(match, 0)).toContain(await young.ask(asked));
  await young.close();
});
