// A match in which Mia and Tom choose alike, so that both have the same points in the end.

/** Red and blue but for their last boxes, and columns H and I. */
const ALIKE = [
  'B4 G4 G5 H4 H5',
  'R5 D6 E6 F6 G6 G7',
  'B5 B6 C6 C7 D7 E7',
  'R4 H3 I2 I3 J3',
  'B5 I1 J1 J2 K1 K2',
  'R2 A5 A6',
  'B2 A3 A4',
  'R3 B4 C3 C4',
  'R1 F5',
  'O4 L2 M2 M3 M4',
  'R5 L5 M5 N4 N5 O5',
  'B3 L6 M6 N6',
  'B1 F7',
  'O1 H2',
  'G1 H1',
  'Y4 H6 H7 I6 I7',
  'G1 I4',
  'O1 I5',
  'R1 K6',
];

/** Two dice of each kind show the same, so later choosers have them, too. */
const LAST = 'roll B B G 1 1 3';

/** Only Tom crosses a star with two jokers: what they cost is what the star would have cost. */
const STAR = `roll X Y G ? 3 5
2 X? C2
1 pass`;

/** One blue box is left to both; then two colours are complete. */
export const NEARLY_LEVEL = `${ALIKE.map(bothOn).join('\n')}
${STAR}
${LAST}`;

function bothOn(choice: string, nth: number): string {
  const [colour, number] = choice;
  const [first, second] = nth % 2 === 0 ? [1, 2] : [2, 1];
  return `roll ${colour} ${colour} Y ${number} ${number} 3
${first} ${choice}
${second} ${choice}`;
}
