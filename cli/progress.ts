import type { Output } from './io.ts';

const BAR = 30;

/** A bar on a terminal; nothing where the output goes to a file. */
export function progressBar(to: Output, total: number) {
  let shown = -1;
  return {
    show(done: number): void {
      const percent = Math.floor((done / total) * 100);
      if (!to.isTTY || percent === shown) return;
      shown = percent;
      const full = Math.round((BAR * done) / total);
      const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
      to.write(`\r${bar} ${String(percent).padStart(3)} %  ${done} of ${total}`);
    },
    clear(): void {
      if (to.isTTY) to.write('\r\x1b[K');
    },
  };
}
