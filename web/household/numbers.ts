import { computed } from '@preact/signals';
import { language } from '../app/language.ts';

const wholes = computed(() => new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 }));
const tenths = computed(
  () =>
    new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const changes = computed(
  () =>
    new Intl.NumberFormat(language.value, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
);

/** “13” */
export function whole(value: number): string {
  return minus(wholes.value.format(value));
}

/** “13.4” */
export function tenth(value: number): string {
  return minus(tenths.value.format(value));
}

/** “+1.5” */
export function signed(value: number): string {
  return minus(changes.value.format(value));
}

function minus(text: string): string {
  // Nothing is below zero that is printed as zero.
  return text.replace(/^-(?=[0.,]*$)/, '').replace('-', '−');
}
