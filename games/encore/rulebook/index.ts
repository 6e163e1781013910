import { joinTexts } from '#engine/texts.ts';
import type { Rulebook } from '#games/teach.ts';
import { GRID_RULEBOOK_TEXTS } from '#kits/grid/rulebook/texts.ts';
import { TEXTS } from './texts/index.ts';

export const rulebook: Rulebook = {
  about: ['sheet', 'dice'],
  rules: [
    { name: 'E1', group: 'roll', forbids: true },
    { name: 'E2', group: 'roll' },
    { name: 'E3', group: 'roll', forbids: true },
    { name: 'E4', group: 'roll' },
    { name: 'E5', group: 'roll', forbids: true },
    { name: 'E6', group: 'crossing', forbids: true },
    { name: 'E7', group: 'crossing', forbids: true },
    { name: 'E8', group: 'crossing', forbids: true },
    { name: 'E9', group: 'crossing', forbids: true },
    { name: 'E10', group: 'crossing' },
    { name: 'E11', group: 'jokers', forbids: true },
    { name: 'E12', group: 'points' },
    { name: 'E13', group: 'points' },
    { name: 'E14', group: 'points' },
    { name: 'E15', group: 'end', forbids: true },
    { name: 'E16', group: 'end' },
    { name: 'E17', group: 'end' },
    { name: 'E18', group: 'alone', forbids: true },
  ],
  rulings: [
    { key: 'together', rules: ['E2', 'E3'] },
    { key: 'alone', rules: ['E18'] },
    { key: 'symbols', rules: ['E11'] },
    { key: 'away', rules: [] },
  ],
  texts: joinTexts(GRID_RULEBOOK_TEXTS, TEXTS),
};
