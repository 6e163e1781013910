import { t } from '../app/language.ts';
import { FORMER } from './former-name.ts';

/** A name as it is shown: records keep the one that they have. */
export function nameShown(name: string): string {
  const found = FORMER.exec(name);
  if (!found) return name;
  const [, number] = found;
  return number ? t('online.formerNext', { number }) : t('online.former');
}
