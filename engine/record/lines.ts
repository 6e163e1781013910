/** One line of a record's text without its comment. */
export interface Line {
  readonly number: number;
  readonly text: string;
  /** Nothing stands on it, not even a comment. */
  readonly blank: boolean;
  /**
   * The decoder of bytes marks what is not UTF-8 by a lone surrogate, which no valid text
   * contains, so that the reader can cite the line.
   */
  readonly isUtf8: boolean;
}

/** One after the other, since a text may have millions. Trimming also takes a byte order mark away. */
export function* linesOf(text: string): Generator<Line, undefined> {
  let number = 1;
  for (let from = 0; from <= text.length; number++) {
    const newline = text.indexOf('\n', from);
    const end = newline === -1 ? text.length : newline;
    yield lineOf(text.slice(from, end), number);
    from = end + 1;
  }
}

function lineOf(line: string, number: number): Line {
  const hash = line.indexOf('#');
  return {
    number,
    text: (hash === -1 ? line : line.slice(0, hash)).trim(),
    blank: line.trim() === '',
    isUtf8: line.isWellFormed(),
  };
}
