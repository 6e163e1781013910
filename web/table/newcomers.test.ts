import { expect, test } from 'vitest';
import { newcomers } from './newcomers.ts';

test('somebody who takes over a seat comes, and is not back', () => {
  const wasThere = newcomers(['Lea', 'Clara']);
  expect(wasThere(1, 'Clara', 'left')).toBe(true);
  expect(wasThere(1, 'Dan', 'away')).toBe(false);
  expect(wasThere(1, 'Dan', undefined)).toBe(false);
  expect(wasThere(1, 'Dan', 'away')).toBe(true);
  expect(wasThere(1, 'Dan', undefined)).toBe(true);
});

test('a newcomer who is there at once is back after an absence', () => {
  const wasThere = newcomers(['Lea', 'Clara']);
  expect(wasThere(1, 'Dan', undefined)).toBe(false);
  expect(wasThere(1, 'Dan', 'stoodIn')).toBe(true);
  expect(wasThere(1, 'Dan', undefined)).toBe(true);
});

test('whoever has left and takes their own seat again is back', () => {
  const wasThere = newcomers(['Lea', 'Clara']);
  expect(wasThere(1, 'Clara', 'left')).toBe(true);
  expect(wasThere(1, 'Clara', undefined)).toBe(true);
});
