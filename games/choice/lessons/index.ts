import type { Lessons } from '#games/teach.ts';
import { coach } from './coach.ts';
import { puzzles } from './puzzles.ts';
import { steps } from './steps.ts';
import { TEXTS } from './texts/index.ts';

export const lessons: Lessons = {
  players: ['Mia', 'Tom'],
  options: { Sides: '1, 2' },
  steps,
  puzzles,
  coach,
  texts: TEXTS,
};
