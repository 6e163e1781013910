/** One line of a record's text without its comment. */
export interface Line {
  readonly number: number;
  readonly text: string;
  /** Nothing stands on it, not even a comment. */
  readonly blank: boolean;
  /**
   * Whoever decodes bytes marks what is not UTF-8 by a lone surrogate, which no valid text
   * contains, so that the reader can cite the line.
   */
  readonly isUtf8: boolean;
}

/** Trimming also takes a byte order mark away. */
export function linesOf(text: string): Line[] {
  return text.split('\n').map((line, i) => {
    const hash = line.indexOf('#');
    const content = hash === -1 ? line : line.slice(0, hash);
    return {
      number: i + 1,
      text: content.trim(),
      blank: line.trim() === '',
      isUtf8: line.isWellFormed(),
    };
  });
}
