import type { Source } from './dice.ts';
import { isChance } from './dice.ts';

/** How a record carries where its rolls came from. */
const COMMITMENT = 'Dice-Commit';
const SECRET = 'Dice-Secret';
const SEAT = 'Dice-Seat-';

type Remarks = readonly (readonly [name: string, value: string])[];

export interface Proof extends Source {
  readonly commitment: string;
}

/** The headers of a finished match. */
export function proofRemarks({ commitment, secret, seats }: Proof): Remarks {
  const added = seats.flatMap((chance, seat) =>
    chance === undefined ? [] : [[`${SEAT}${seat + 1}`, chance] as const],
  );
  return [[COMMITMENT, commitment], [SECRET, secret], ...added];
}

/** What a record says about its rolls; undefined where it does not, or not in full. */
export function proofIn(remarks: Remarks, seats: number): Proof | undefined {
  const value = (name: string) =>
    remarks.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1].toLowerCase();
  const commitment = value(COMMITMENT);
  const secret = value(SECRET);
  const added = Array.from({ length: seats }, (_, seat) => value(`${SEAT}${seat + 1}`));
  const given = [commitment, secret, ...added.filter((each) => each !== undefined)];
  if (!given.every((each) => each !== undefined && isChance(each))) return undefined;
  return { commitment: commitment!, secret: secret!, seats: added };
}
