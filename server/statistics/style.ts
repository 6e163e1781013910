import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** It imports the app's own styles, so that the page cannot look like another product. */
const STYLE = new URL('./page.css', import.meta.url);
const FONT = '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';

const IMPORT = /@import "(\.[^"]+)";\n/g;
/** The app's script chooses the night; a page without scripts leaves it to the system. */
const NIGHT = /^:root\[data-theme="dark"\] ([^{]*\{[^}]*\})/gm;

interface Styles {
  readonly style: string;
  readonly font: Buffer;
  /** Changes with the style, so that browsers may cache it forever. */
  readonly version: string;
}

export const FONT_PATH = '/statistics/inter.woff2';
export const STYLE_PATH = '/statistics/page.css';

/** The style and the font of the page. */
export function readStyles(): Styles {
  const style = whole(STYLE)
    .replace(NIGHT, '@media (prefers-color-scheme: dark) {\n:root $1\n}')
    .replace(FONT, FONT_PATH);
  return {
    style,
    font: readFileSync(createRequire(import.meta.url).resolve(FONT)),
    version: createHash('sha256').update(style).digest('hex').slice(0, 12),
  };
}

/** A stylesheet with those that it imports. */
function whole(address: URL): string {
  const text = readFileSync(address, 'utf8');
  return text.replace(IMPORT, (_, imported: string) => whole(new URL(imported, address)));
}
