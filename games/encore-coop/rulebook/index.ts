import { joinTexts } from '#engine/texts.ts';
import type { Rulebook } from '#games/teach.ts';
import { GRID_RULEBOOK_TEXTS } from '#kits/grid/rulebook/texts.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

export const rulebook: Rulebook = {
  about: ['sheet', 'dice', 'mission1', 'mission2', 'mission3', 'mission4', 'mission5'],
  rules: [
    { name: 'C1', group: 'team' },
    { name: 'C2', group: 'team' },
    { name: 'C3', group: 'team' },
    { name: 'C4', group: 'roll' },
    { name: 'E1', group: 'roll', forbids: true },
    { name: 'E2', group: 'roll' },
    { name: 'E3', group: 'roll', forbids: true },
    { name: 'E4', group: 'roll' },
    { name: 'E5', group: 'roll', forbids: true },
    { name: 'C5', group: 'roll' },
    { name: 'E6', group: 'crossing', forbids: true },
    { name: 'E7', group: 'crossing', forbids: true },
    { name: 'E8', group: 'crossing', forbids: true },
    { name: 'E9', group: 'crossing', forbids: true },
    { name: 'E10', group: 'crossing' },
    { name: 'E11', group: 'jokers', forbids: true },
    { name: 'E12', group: 'points' },
    { name: 'E13', group: 'points' },
    { name: 'C6', group: 'points' },
    { name: 'E14', group: 'points' },
    { name: 'C7', group: 'goals', forbids: true },
    { name: 'C8', group: 'goals', forbids: true },
    { name: 'C9', group: 'goals' },
    { name: 'C10', group: 'end', forbids: true },
  ],
  rulings: [
    { key: 'atOnce', rules: ['C10'], instead: ['Finish', 'last-turn'] },
    { key: 'wonFirst', rules: ['C10', 'C7', 'C8'] },
    { key: 'misses', rules: ['C5'] },
    { key: 'lastMiss', rules: ['C5', 'C9'] },
    { key: 'leader', rules: ['C7', 'C8'] },
    { key: 'share', rules: ['C7'] },
    { key: 'word', rules: ['C3'] },
    { key: 'goals', rules: ['C3', 'C7', 'C8', 'C9'], instead: ['Goals', 'house-1'] },
    { key: 'sheets', rules: ['C2', 'C3'], instead: ['Sheets', 'classic'] },
    { key: 'together', rules: ['E2', 'E3'] },
    { key: 'symbols', rules: ['E11'] },
    { key: 'alone', rules: ['C1', 'E3'] },
    { key: 'away', rules: ['C7', 'C8'] },
  ],
  texts: joinTexts(GRID_RULEBOOK_TEXTS, { en, fr, de }),
};
