import type { Import } from './read.ts';

const NAME = /["']?(?!data:)(?<name>[^"')\s;]+)/.source;
const STYLES = [
  new RegExp(`@import(?:\\s|/\\*[^]*?\\*/)*(?:url\\(\\s*)?${NAME}`, 'gi'),
  new RegExp(`\\burl\\(\\s*${NAME}`, 'gi'),
];
/** May list several files, in several ways. None of ours is used, so none is followed. */
const SETS = /\bimage-set\(/gi;

/** What a style sheet imports. */
export function importsOfStyle(text: string): readonly Import[] {
  const names = STYLES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups!.name!),
  );
  return [...new Set(names), ...(text.match(SETS) ?? []).map((set) => `*${set}`)].map(importOf);
}

const TAGS = /<(?<tag>[a-z][\w-]*)(?<rest>(?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ADDRESSES =
  /(?:^|[\s"'/])(?:src|href|srcset|imagesrcset|poster|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** A script in the page itself: our pages have none, and browsers are told to run none. */
const INLINE = /<script\b[^>]*>(?!\s*<\/script)/gi;

/** What a page loads; links that people follow are no imports. */
export function importsOfPage(text: string): readonly Import[] {
  const tags = [...text.matchAll(TAGS)].filter(({ groups }) => !/^a$/i.test(groups!.tag!));
  const names = tags.flatMap(({ groups }) =>
    [...groups!.rest!.matchAll(ADDRESSES)].map(([, ...quoted]) => quoted.find(Boolean) ?? ''),
  );
  const inline = (text.match(INLINE) ?? []).map((tag) => `*${tag}`);
  return [...[...names, ...inline].map(importOf), ...importsOfStyle(text)];
}

function importOf(name: string): Import {
  return { how: 'static', names: [name] };
}
