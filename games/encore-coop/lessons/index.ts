import type { Lessons } from '#games/teach.ts';
import { coach } from './coach.ts';
import { puzzles } from './puzzles.ts';
import { steps } from './steps.ts';
import { teamPuzzles } from './team-puzzles.ts';
import { TEXTS } from './texts/index.ts';

export const lessons: Lessons = {
  players: ['Mia', 'Tom', 'Lea'],
  // The goals for three are those that are printed; other tables may come to differ in the rest.
  options: { Mission: '1', Goals: 'house-1' },
  steps,
  puzzles: [...puzzles, ...teamPuzzles],
  coach,
  texts: TEXTS,
};
