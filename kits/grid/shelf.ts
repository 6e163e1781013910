import { upper } from '#engine/words.ts';
import { check } from './check.ts';
import { faultText } from './fault-text.ts';
import { codeInId, codeOf, generate } from './generate.ts';
import { drawGoodCode } from './good.ts';
import type { GridSheet, SheetKind } from './sheet.ts';

/** What a game on such sheets puts on its shelf, so that they can be listed, checked and made. */
export function gridSheets(kind: SheetKind, printed: readonly GridSheet[]) {
  return {
    ids: printed.map((sheet) => sheet.id),
    find(id: string): GridSheet | undefined {
      const code = codeInId(id);
      if (code !== undefined) return generate(code, kind);
      return printed.find((sheet) => upper(sheet.id) === upper(id));
    },
    check(sheet: GridSheet): readonly string[] {
      const whole = kind === 'golden' ? { ...sheet, dice: sheet.dice ?? [] } : sheet;
      return check(whole).map(faultText);
    },
    generate: (seed: string): GridSheet => generate(codeOf(seed), kind),
    fresh: (seed: string): GridSheet => generate(drawGoodCode(kind, seed), kind),
  };
}
