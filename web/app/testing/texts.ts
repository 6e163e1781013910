import type { Language } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import { loadFace } from '../faces.ts';
import { loadLanguage, loadLateTexts } from '../language.ts';

/** Fetches all texts in a language: those of the first screen, of later ones and of every game. */
export async function loadAllTexts(which: Language): Promise<void> {
  await loadLanguage(which);
  await Promise.all([loadLateTexts(), ...CARDS.map(loadFace)]);
}
