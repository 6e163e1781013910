// Written by `npm run languages`.
export const LOADERS = {
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
  de: () => import('./de.json'),
} as const;
