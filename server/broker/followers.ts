import type { OnNews } from './broker.ts';
import { readNews } from './news.ts';

/** Who follows which match in this process. */
export class Followers {
  readonly #byMatch = new Map<string, Set<OnNews>>();

  get matches(): Iterable<string> {
    return this.#byMatch.keys();
  }

  has(match: string): boolean {
    return this.#byMatch.has(match);
  }

  add(match: string, onNews: OnNews): void {
    const present = this.#byMatch.get(match);
    if (present) present.add(onNews);
    else this.#byMatch.set(match, new Set([onNews]));
  }

  remove(match: string, onNews: OnNews): void {
    const present = this.#byMatch.get(match);
    present?.delete(onNews);
    if (present?.size === 0) this.#byMatch.delete(match);
  }

  tell(match: string, version: number): void {
    for (const onNews of [...(this.#byMatch.get(match) ?? [])]) onNews(version);
  }

  /** What was sent by a process; one’s own is known already. */
  hear(text: string, own: string): void {
    const news = readNews(text);
    if (news && news.sender !== own) this.tell(news.match, news.version);
  }

  /** That they may have missed something. */
  tellAll(): void {
    for (const match of [...this.#byMatch.keys()]) this.tell(match, Number.POSITIVE_INFINITY);
  }
}
