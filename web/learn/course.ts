import type { Face } from '#games/face.ts';
import { loadLessons, loadRulebook } from '#games/lessons.ts';
import type { Lessons, Rulebook } from '#games/teach.ts';
import { cardOf } from '../app/cards.ts';
import { loadFace } from '../app/faces.ts';

/** All that is needed to teach a game. */
export interface Course {
  readonly id: string;
  readonly face: Face;
  readonly rulebook: Rulebook;
  readonly lessons: Lessons;
}

export async function openCourse(id: string): Promise<Course> {
  const card = cardOf(id);
  if (!card) throw new Error(`no game is called ${id}`);
  const [face, rulebook, lessons] = await Promise.all([
    loadFace(card),
    loadRulebook(id),
    loadLessons(id),
  ]);
  return { id, face, rulebook, lessons };
}
