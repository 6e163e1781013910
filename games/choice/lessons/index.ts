import type { Lessons } from '#games/teach.ts';
import { coach } from './coach.ts';
import { puzzles } from './puzzles.ts';
import { steps } from './steps.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

export const lessons: Lessons = {
  players: ['Mia', 'Tom'],
  options: { Sides: '1, 2' },
  steps,
  puzzles,
  coach,
  texts: { en, fr, de },
};
