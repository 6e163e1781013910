import type { Rulebook } from '#games/teach.ts';
import { TEXTS } from './texts/index.ts';

export const rulebook: Rulebook = {
  about: ['sheet', 'dice'],
  rules: [
    { name: 'T1', group: 'dice', forbids: true },
    { name: 'T2', group: 'dice', forbids: true },
    { name: 'T3', group: 'boxes', forbids: true },
    { name: 'T4', group: 'boxes', forbids: true },
    { name: 'T5', group: 'boxes' },
    { name: 'T6', group: 'turn' },
    { name: 'T7', group: 'turn' },
    { name: 'T8', group: 'sides' },
    { name: 'T9', group: 'sides', forbids: true },
    { name: 'T10', group: 'end', forbids: true },
    { name: 'T11', group: 'end' },
    { name: 'T12', group: 'end' },
    { name: 'T13', group: 'end' },
  ],
  rulings: [
    { key: 'begin', rules: ['T8'], instead: ['Sides', '2'] },
    { key: 'full', rules: ['T8', 'T9'] },
    { key: 'secret', rules: ['T9'] },
    { key: 'third', rules: ['T6', 'T8', 'T9'] },
    { key: 'together', rules: ['T10'] },
    { key: 'payment', rules: ['T2', 'T4'] },
    { key: 'ones', rules: ['T4'] },
    { key: 'writing', rules: ['T1'] },
    { key: 'alone', rules: ['T6'] },
    { key: 'print', rules: ['T12'] },
  ],
  texts: TEXTS,
};
