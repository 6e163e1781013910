/** News between processes. The sender gets its own as well, and recognizes it by its name. */
export interface News {
  readonly sender: string;
  readonly match: string;
  readonly version: number;
}

const SHAPE = /^(\S+) (\d+) (\S+)$/;

export function written({ sender, match, version }: News): string {
  return `${sender} ${version} ${match}`;
}

/** Undefined for what is not ours: anybody may speak on a channel. */
export function readNews(text: string): News | undefined {
  const [, sender, version, match] = SHAPE.exec(text) ?? [];
  if (sender === undefined || match === undefined) return undefined;
  return { sender, match, version: Number(version) };
}
