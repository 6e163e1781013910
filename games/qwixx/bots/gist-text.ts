import { type Letters, readLetters, readNumbers, writeLetters, writeNumbers } from './letters.ts';
import type { Gist } from './promise.ts';

/** A gist as text. */
export interface GistText {
  readonly width: number;
  readonly own: Letters;
  readonly other: Letters;
  readonly misses: string;
  readonly out: string;
  readonly outBias: string;
}

export function readGist({ width, own, other, misses, out, outBias }: GistText): Gist {
  return {
    width,
    own: readLetters(own),
    other: readLetters(other),
    misses: readNumbers(misses),
    out: readNumbers(out),
    outBias: readNumbers(outBias),
  };
}

export function writeGist({ width, own, other, misses, out, outBias }: Gist): GistText {
  return {
    width,
    own: writeLetters(own, width),
    other: writeLetters(other, width),
    misses: writeNumbers(misses),
    out: writeNumbers(out),
    outBias: writeNumbers(outBias),
  };
}
