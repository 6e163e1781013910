// Written by `npm run languages`.
export const LOADERS = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
} as const;
