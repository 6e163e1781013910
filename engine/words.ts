export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Letters are read in either case; only A–Z count as letters, so that “ß” never becomes “SS”. */
export function upper(word: string): string {
  return /[a-z]/.test(word) ? word.replace(/[a-z]+/g, (part) => part.toUpperCase()) : word;
}
