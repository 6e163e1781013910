import { joinTexts } from '#engine/texts.ts';
import type { Rulebook } from '#games/teach.ts';
import { GRID_RULEBOOK_TEXTS } from '#kits/grid/rulebook/texts.ts';
import { TEXTS } from './texts/index.ts';

export const rulebook: Rulebook = {
  about: ['sheet', 'around', 'dice'],
  rules: [
    { name: 'P1', group: 'roll', forbids: true },
    { name: 'P2', group: 'roll', forbids: true },
    { name: 'P3', group: 'roll' },
    { name: 'E14', group: 'roll' },
    { name: 'E6', group: 'crossing', forbids: true },
    { name: 'E7', group: 'crossing', forbids: true },
    { name: 'E8', group: 'crossing', forbids: true },
    { name: 'E9', group: 'crossing', forbids: true },
    { name: 'E10', group: 'crossing' },
    { name: 'E11', group: 'jokers', forbids: true },
    { name: 'P4', group: 'special', forbids: true },
    { name: 'P5', group: 'special', forbids: true },
    { name: 'P6', group: 'special', forbids: true },
    { name: 'P7', group: 'special', forbids: true },
    { name: 'P8', group: 'special', forbids: true },
    { name: 'P9', group: 'special', forbids: true },
    { name: 'P10', group: 'points', forbids: true },
    { name: 'P11', group: 'points' },
    { name: 'E12', group: 'points' },
    { name: 'P12', group: 'points' },
    { name: 'E13', group: 'points' },
    { name: 'E15', group: 'end' },
    { name: 'P13', group: 'end', forbids: true },
    { name: 'P14', group: 'alone', forbids: true },
    { name: 'P15', group: 'alone' },
  ],
  rulings: [
    { key: 'together', rules: ['P2'] },
    { key: 'leaning', rules: ['P7', 'P8'] },
    { key: 'columnH', rules: ['P8', 'P9'] },
    { key: 'circled', rules: ['P4'] },
    { key: 'bombs', rules: ['P10'] },
    { key: 'away', rules: [] },
  ],
  texts: joinTexts(GRID_RULEBOOK_TEXTS, TEXTS),
};
