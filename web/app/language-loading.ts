import type { Language } from '#engine/contract.ts';
import { loadLanguage, t } from './language.ts';
import { toast } from './toasts.ts';

/** Fetches the texts of a language, or reports a failure; then the old ones stay. */
export async function fetchLanguage(which: Language): Promise<boolean> {
  try {
    await loadLanguage(which);
    return true;
  } catch {
    toast({ title: t('app.languageFailed'), detail: t('app.failedWhy') });
    return false;
  }
}
