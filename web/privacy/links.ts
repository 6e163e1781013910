/** A piece of plain text, and where it leads if it is an address. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

/** Addresses of pages and of mail; a full stop or bracket behind one ends the sentence instead. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A plain text as paragraphs, with its addresses to be tapped. */
export function paragraphsOf(text: string): readonly (readonly Piece[])[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(piecesOf);
}

function piecesOf(paragraph: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: address, index } of paragraph.matchAll(ADDRESS)) {
    if (index > from) pieces.push({ text: paragraph.slice(from, index) });
    const href = address.startsWith('http') ? address : `mailto:${address}`;
    pieces.push({ text: address, href });
    from = index + address.length;
  }
  if (from < paragraph.length) pieces.push({ text: paragraph.slice(from) });
  return pieces;
}
