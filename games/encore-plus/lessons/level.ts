// A match in which Mia and Tom choose alike, so that they share the win.

/** Blue, red but for one box, and column H. */
const ALIKE = [
  'B4 F5 G5 H4 H5',
  'R4 F1 G1 G2 H2',
  'Y2 H6 H7',
  'R5 I7 J6 J7 K6 L6',
  'R1 L5',
  'B3 I2 I3 J2',
  'B5 K7 L7 M6 M7 N6',
  'Y2 M5 N5',
  'R5 M2 M3 N3 N4 O4',
  'O2 N1 N2',
  'B1 O1',
  'Y1 F4',
  'B5 C3 C4 D3 E3 E4',
  'B1 B4',
  'R3 C5 C6 D5',
  'Y1 B3',
  'B2 A2 A3',
  'R2 A1 B1',
  'O2 D6 D7',
  'G1 H1',
  'O1 H3',
];

/** One red box is left to both; then two colours are complete. */
export const NEARLY_LEVEL = `${ALIKE.map(bothOn).join('\n')}
roll R R G 1 1 5 heart`;

/** Two dice of each kind show the same, so later choosers have them, too. */
function bothOn(choice: string, nth: number): string {
  const [colour, number] = choice;
  const [first, second] = nth % 2 === 0 ? [1, 2] : [2, 1];
  return `roll ${colour} ${colour} G ${number} ${number} 4 heart
${first} ${choice}
${second} ${choice}`;
}
