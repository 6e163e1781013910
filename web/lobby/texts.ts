import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** What the screens around online tables say: all languages, since codes are said in each. */
export const LOBBY_TEXTS = { en, fr, de } as const;

export type LobbyKey = keyof typeof en;
