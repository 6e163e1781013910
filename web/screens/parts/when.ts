import type { Language } from '#engine/contract.ts';
import { localeOf } from '#engine/languages.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A day as people say it: “yesterday”, “Friday”, “3 May”. */
export function dayName(time: number, now: number, language: Language): string {
  const locale = localeOf(language);
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  }
  const date = new Date(time);
  if (days > 1 && days < 7) return date.toLocaleDateString(locale, { weekday: 'long' });
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Bytes as people read them. */
export function sizeName(bytes: number, language: Language): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: units[power - 1]!,
    maximumFractionDigits: power === 1 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
