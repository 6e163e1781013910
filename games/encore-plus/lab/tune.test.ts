import { expect, test } from 'vitest';
import { resume, tune } from './tune.ts';

const WORK = { seed: 'few', minutes: 0.002 };
const NOBODY = () => undefined;

test('the same seed and minutes give the same, all in one go or broken off', () => {
  const kept: unknown[] = [];
  const whole = resume(WORK, NOBODY, { kept: undefined, keep: (stage) => kept.push(stage) });
  expect(kept).toHaveLength(2);
  const rest: string[] = [];
  const tell = (line: string) => rest.push(line);
  expect(resume(WORK, tell, { kept: kept[0], keep: NOBODY })).toBe(whole);
  expect(rest.join('\n')).not.toContain('solo');
  expect(rest.join('\n')).toContain('table 2/2');
  expect(tune(WORK, NOBODY)).toBe(whole);
});
