import { checkNames } from '#engine/setup.ts';
import { t } from '../../app/language.ts';

/** The longest name that fits a table of six. */
export const LONGEST_NAME = 24;

export type NameFault = 'empty' | 'odd' | 'same';

/** What is wrong with each of the names at a table. */
export function nameFaults(names: readonly string[]): readonly (NameFault | undefined)[] {
  return names.map((name, seat) => {
    if (name === '') return 'empty';
    if (checkNames([name])) return 'odd';
    return names.some((other, at) => at !== seat && other === name) ? 'same' : undefined;
  });
}

/** Says it in the same words on every screen. */
export function faultOfName(fault: NameFault, name: string, seat: number): string {
  return t(`setup.name.${fault}`, { name, number: seat + 1 });
}
