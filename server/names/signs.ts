/**
 * Pictures that insult, threaten or are not for children, each as all signs that make it: some of
 * them mean nothing bad alone.
 */
const PICTURES: readonly (readonly string[])[] = [
  ...['🖕', '🔞', '卐', '卍', 'ᛋᛋ'].map((sign) => [sign]),
  ...[
    ['🍆', '🍑'],
    ['🍆', '💦'],
    ['🍑', '💦'],
    ['👉', '👌'],
    ['👌', '👈'],
  ],
];

/** Numbers that stand for a creed: 14 words, and twice the eighth letter. */
const CREED = /(?<!\d)(?:14\D?88|88\D?14)(?!\d)/;

/** Six digits or more, however they are parted, are a telephone, a birthday or an address. */
const LONG_NUMBER = /\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd}){5}/u;

/** Where to be found elsewhere. */
const PLACE = /\bwww\b|\.(?:com|net|org|info|gg|tv|ru|xxx)\b/i;

/** Whether a name shows what has no place at a table with children, in signs other than letters. */
export function showsBadSign(name: string): boolean {
  const bare = name.replace(/[\p{Emoji_Modifier}\p{Variation_Selector}]/gu, '');
  const isBad = PICTURES.some((signs) => signs.every((sign) => bare.includes(sign)));
  return isBad || CREED.test(bare.normalize('NFKD'));
}

/** Whether a name contains contact details. */
export function tellsContact(name: string): boolean {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return LONG_NUMBER.test(bare) || PLACE.test(bare);
}
