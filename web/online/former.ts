import { t } from '../app/language.ts';

/** How records and tables call whoever has deleted themselves, in every language. */
const FORMER = /^former player(?: (\d+))?$/;

/** Whether it was a person's seat, though a bot may sit there by now. */
export function isFormer(name: string): boolean {
  return FORMER.test(name);
}

/** A name as it is shown: records keep the one that they have. */
export function nameShown(name: string): string {
  const found = FORMER.exec(name);
  if (!found) return name;
  const [, number] = found;
  return number ? t('online.formerNext', { number }) : t('online.former');
}
