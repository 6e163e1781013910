import type { Page } from 'playwright-core';

/**
 * Loads the app's dice: from now on each roll shows these faces, by their places on the dice. What a
 * test expects of a roll must not hang on luck.
 */
export async function loadDice(page: Page, faces: readonly number[]): Promise<void> {
  await page.evaluate((places) => {
    const real = crypto.getRandomValues.bind(crypto);
    let drawn = 0;
    // Dice are drawn one word each; everything else that is random stays so.
    crypto.getRandomValues = (into) => {
      if (!(into instanceof Uint32Array) || into.length !== 1) return real(into);
      into[0] = places[drawn++ % places.length]!;
      return into;
    };
  }, faces);
}
