import { expect, test } from 'vitest';
import { householdOf } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:DB8:1:2::9', '2001:db8:1:0'],
  ['2001:db8:1:ff::9', '2001:db8:1:0'],
  ['2001:db8:1:1ff::9', '2001:db8:1:100'],
  ['2001:db8:1:abcd::9', '2001:db8:1:ab00'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('%s is of the household %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});
