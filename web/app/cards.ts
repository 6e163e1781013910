import type { Game } from '#engine/contract.ts';
import type { Card } from '#games/card.ts';
import { CARDS } from '#games/cards.ts';
import { language } from './language.ts';
import { settings } from './settings.ts';

export function cardOf(id: string | undefined): Card | undefined {
  return CARDS.find((card) => card.id === id);
}

/** The game that was chosen last, or the first. */
export function chosenCard(): Card {
  return cardOf(settings.value.game) ?? CARDS[0]!;
}

/** A game's name, also of one that this version does not know. */
export function gameName(id: string): string {
  return cardOf(id)?.texts[language.value].name ?? id;
}

export async function loadGame(id: string): Promise<Game | undefined> {
  return (await cardOf(id)?.load())?.game;
}
