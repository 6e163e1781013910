import { TEXTS } from './texts/index.ts';

/** What the screens around online tables say: all languages, since codes are said in each. */
export const LOBBY_TEXTS = TEXTS;

export type LobbyKey = keyof typeof TEXTS.en;
