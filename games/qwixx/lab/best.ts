const FACES = 6;

/** The faces that matter, the best first: what they bring and whose they are. */
const values = new Float64Array(4 * FACES);
const dice = new Uint8Array(values.length);
const unseen = new Uint8Array(values.length / FACES);

/**
 * The expectation of the best of several dice, where `brings[die * 6 + face]` is what a face
 * brings and `floor` what can be had without any of them. Instead of all rolls it looks at all
 * faces: the best one decides whenever it shows, the next one when the best does not, and so on.
 */
export function expectedBest(floor: number, brings: Float64Array): number {
  const count = sortAbove(floor, brings);
  unseen.fill(FACES);
  let expected = 0;
  // The chance that no die shows any of the faces so far.
  let rest = 1;
  for (let at = 0; at < count && rest > 0; at++) {
    const faces = unseen[dice[at]!]!--;
    expected += (values[at]! * rest) / faces;
    rest *= (faces - 1) / faces;
  }
  return expected + rest * floor;
}

/** Sorts by insertion, since most faces bring nothing and the others come nearly in order. */
function sortAbove(floor: number, brings: Float64Array): number {
  let count = 0;
  for (let die = 0, face = 0; face < brings.length; die++) {
    for (const end = face + FACES; face < end; face++) {
      const value = brings[face]!;
      if (value <= floor) continue;
      let at = count++;
      for (; at > 0 && values[at - 1]! < value; at--) {
        values[at] = values[at - 1]!;
        dice[at] = dice[at - 1]!;
      }
      values[at] = value;
      dice[at] = die;
    }
  }
  return count;
}
