import { expect, test } from 'vitest';
import { paragraphsOf } from './links.ts';

test('empty lines part paragraphs, whatever ends a line', () => {
  const texts = paragraphsOf('\n One\nmore \r\n \r\n\r\nTwo\n').map((pieces) =>
    pieces.map(({ text }) => text).join(''),
  );
  expect(texts).toEqual(['One\nmore', 'Two']);
});

test('addresses lead somewhere, without the sign that ends their sentence', () => {
  expect(paragraphsOf('Write to lea+dice@example.org, or see https://example.org/a?b=1.')).toEqual([
    [
      { text: 'Write to ' },
      { text: 'lea+dice@example.org', href: 'mailto:lea+dice@example.org' },
      { text: ', or see ' },
      { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
      { text: '.' },
    ],
  ]);
});

test('no other scheme becomes a link, and markup stays text', () => {
  const text = 'javascript:alert(1) <a href="x">y</a>';
  expect(paragraphsOf(text)).toEqual([[{ text }]]);
});
