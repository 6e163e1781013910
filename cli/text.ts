/** A stranger's text made safe to print: it cannot move the cursor or turn the line around. */
export function plain(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, '�');
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /^(?:\p{Emoji_Presentation}|.\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}])/u;

/** Columns that a text takes in a terminal. */
export function width(text: string): number {
  let columns = 0;
  for (const { segment } of GRAPHEMES.segment(text)) columns += WIDE.test(segment) ? 2 : 1;
  return columns;
}

/** The text, or its beginning with “…” where it is too wide. */
export function clip(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (width(kept + segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - width(text)));
}

export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - width(text))) + text;
}

/** Breaks at spaces; a longer word has a line of its own. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const glued = line === indent ? line + word : `${line} ${word}`;
    if (width(glued) > columns && line !== indent) {
      lines.push(line);
      line = indent + word;
    } else line = glued;
  }
  return [...lines, line];
}
