import type { Rulebook } from '#games/teach.ts';
import { TEXTS } from './texts/index.ts';

export const rulebook: Rulebook = {
  about: ['sheet', 'dice'],
  rules: [
    { name: 'Q1', group: 'crossing', forbids: true },
    { name: 'Q2', group: 'crossing', forbids: true },
    { name: 'Q3', group: 'turn', forbids: true },
    { name: 'Q4', group: 'turn', forbids: true },
    { name: 'Q5', group: 'turn' },
    { name: 'Q6', group: 'turn', forbids: true },
    { name: 'Q7', group: 'turn' },
    { name: 'Q8', group: 'closed', forbids: true },
    { name: 'Q9', group: 'closed', forbids: true },
    { name: 'Q10', group: 'end', forbids: true },
    { name: 'Q11', group: 'end', forbids: true },
    { name: 'Q12', group: 'end' },
  ],
  rulings: [
    { key: 'atOnce', rules: ['Q11'] },
    { key: 'free', rules: ['Q6'] },
    { key: 'together', rules: ['Q3', 'Q9'] },
    { key: 'sheets', rules: [], instead: ['Sheet', 'mixed-colours'] },
  ],
  texts: TEXTS,
};
