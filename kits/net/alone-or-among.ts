import type { Net } from './net.ts';
import { unpackNet, type Weights } from './weights.ts';

/** What has been learnt for playing alone, and for tables. */
interface Learnt {
  readonly solo: Weights;
  readonly table: Weights;
}

/** One for those who play alone and one for all others, each made when it is first wanted. */
export function aloneOrAmong<T>(learnt: Learnt, make: (net: Net) => T): (isAlone: boolean) => T {
  let alone: T | undefined;
  let among: T | undefined;
  return (isAlone) => {
    if (isAlone) {
      alone ??= make(unpackNet(learnt.solo));
      return alone;
    }
    among ??= make(unpackNet(learnt.table));
    return among;
  };
}
