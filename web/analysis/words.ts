import { computed } from '@preact/signals';
import { language, saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text of the look at a match, in the reader’s language. */
export const say = saying(TEXTS);

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const wholes = computed(() => new Intl.NumberFormat(language.value));
const steps = computed(() => new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' }));
const changes = computed(
  () => new Intl.NumberFormat(language.value, { ...TENTHS, signDisplay: 'exceptZero' }),
);

/** Points as far as they are known, a tenth or none: “67”. */
export function printedPoints(value: number): string {
  return wholes.value.format(value).replace('-', '−');
}

/** The same with their sign: “+3”. */
export function signedPoints(value: number): string {
  return steps.value.format(value).replace('-', '−');
}

/** With a tenth in any case: “+1.5”. */
export function signed(value: number): string {
  return changes.value.format(value).replace('-', '−');
}

/** The same for chances: “+3%”. */
export function signedPercent(share: number): string {
  const count = Math.round(100 * share);
  const sign = count === 0 ? '' : count > 0 ? '+' : '−';
  return `${sign}${percent(Math.abs(share))}`;
}

/** Whether a chance would round to zero. */
export function isNothing(share: number): boolean {
  return Math.round(100 * share) === 0;
}

export function percent(share: number): string {
  return say('look.percent', { count: Math.round(100 * share) });
}
