import { expect, test } from 'vitest';
import { decide, miniature } from './testing.ts';
import { viewMessages } from './view.ts';

function rolled() {
  const table = miniature('qwixx');
  table.ask(0, { type: 'roll', id: 'r', step: 0 });
  table.ask(1, decide('pass', 'a'));
  return table;
}

const told = (bytes: Buffer) => JSON.parse(bytes.toString());

test('all see the same, and each seat its own decision as well', () => {
  const { live } = rolled();
  const message = viewMessages(live, undefined);
  const common = told(message(undefined));
  expect(common).toMatchObject({
    type: 'view',
    view: { match: 'm1', version: 2, step: 1, decided: [1], mendable: 0, corrections: [] },
  });
  expect(common.view.entries).toEqual(live.match.entries);
  expect(common.view.next).toEqual({ for: 'seats', seats: [0, 1] });
  expect('own' in common).toBe(false);
  expect(told(message(0))).toEqual(common);
  expect(told(message(1))).toEqual({ ...common, own: 'pass' });
});

test('hints are part of the view if there were any', () => {
  const table = rolled();
  const view = () => told(viewMessages(table.live, undefined)(0)).view;
  expect('hinted' in view()).toBe(false);
  table.ask(1, { type: 'hint', id: 'h', step: 1 });
  expect(view().hinted).toEqual([1]);
});

test('the deadline is part of the view if there is a limit', () => {
  const { live } = rolled();
  expect(told(viewMessages(live, 1234)(0)).view.until).toBe(1234);
  expect('until' in told(viewMessages(live, undefined)(0)).view).toBe(false);
});

test('the roller is part of the view while dice are due, and only then', () => {
  expect(told(viewMessages(miniature('qwixx').live, undefined)(1)).view.roller).toBe(0);
  expect('roller' in told(viewMessages(rolled().live, undefined)(1)).view).toBe(false);
});
