import { improve, type Weights } from './weights.ts';

/** Lists of weights of which a batch asks for few: only those move. */
export interface Touched {
  /** Where a list begins, which is noted as asked for. */
  at(list: number): number;
  improve(rate: number): void;
}

export function touching(weights: Weights, width: number): Touched {
  const isTouched = new Uint8Array(weights.value.length / width);
  const lists: number[] = [];
  return {
    at(list) {
      if (isTouched[list] === 0) {
        isTouched[list] = 1;
        lists.push(list);
      }
      return list * width;
    },
    improve(rate) {
      for (const list of lists) {
        improve(weights, rate, list * width, (list + 1) * width);
        isTouched[list] = 0;
      }
      lists.length = 0;
    },
  };
}
