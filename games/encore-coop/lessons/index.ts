import type { Lessons } from '#games/teach.ts';
import { coach } from './coach.ts';
import { puzzles } from './puzzles.ts';
import { steps } from './steps.ts';
import { teamPuzzles } from './team-puzzles.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

export const lessons: Lessons = {
  players: ['Mia', 'Tom', 'Lea'],
  // The goals for three are those that are printed; other tables may come to differ in the rest.
  options: { Mission: '1', Goals: 'house-1' },
  steps,
  puzzles: [...puzzles, ...teamPuzzles],
  coach,
  texts: { en, fr, de },
};
