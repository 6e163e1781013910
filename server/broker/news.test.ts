import { expect, test } from 'vitest';
import { readNews, written } from './news.ts';

test('news arrive as they were sent', () => {
  const news = { sender: 'a-1', match: 'Xy_9-z', version: 123 };
  expect(readNews(written(news))).toEqual(news);
});

test.each(['', 'hello', 'a b c', 'a 1', 'a -1 m', 'a 1 m n', '{"match":"m"}'])(
  '“%s” is none of ours',
  (text) => {
    expect(readNews(text)).toBeUndefined();
  },
);
