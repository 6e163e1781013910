/** How many letters are left of where a name differs from one that begins alike. */
const TAIL = 3;

/**
 * Names of about so many letters: long ones are cut at their end, but where that would leave two of
 * them alike, in the middle, so that one sees in what they differ.
 */
export function shortNames(names: readonly string[], longest: number): readonly string[] {
  const all = names.map((name) => [...name]);
  const cut = all.map((letters) =>
    letters.length > longest + 1 ? `${letters.slice(0, longest).join('')}…` : letters.join(''),
  );
  return cut.map((short, i) => {
    const own = all[i]!;
    const alike = all.filter((_, other) => other !== i && cut[other] === short);
    if (alike.length === 0) return short;
    const from = Math.max(...alike.map((other) => commonStart(own, other)));
    const tail = own
      .slice(from, from + TAIL)
      .join('')
      .trim();
    return tail === '' ? short : `${own.slice(0, longest - TAIL).join('')}…${tail}`;
  });
}

function commonStart(some: readonly string[], others: readonly string[]): number {
  const at = some.findIndex((letter, i) => letter !== others[i]);
  return at < 0 ? some.length : at;
}
