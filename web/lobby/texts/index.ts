// Written by `npm run languages`.
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

export const TEXTS = { en, fr, de } as const;
