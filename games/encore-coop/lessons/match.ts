// A whole match of Mia, Tom and Lea, turn by turn: Mia fills green and blue, Tom green as well, and
// Lea orange, as soon as turn 25 or on the last turn.

/** What the leader says after turns 10 and 19 is the last line of those turns. */
const TURNS: readonly string[] = [
  `roll B O X 2 ? 5
1 B5 G5 G6 H5 I5 J5
2 X5 F3 G3 H3 I3 J3
3 O2 H4 I4`,
  `roll Y G R ? 2 4
1 G4 H1 H2 I1 I2
2 Y4 D1 E1 F1 F2
3 R4 I3 J3 J4 K3`,
  `roll O G G 3 1 5
1 O5 I4 J4 K4 K5 L4
2 G3 B1 B2 C1
3 O5 L2 L3 M2 N2 N3`,
  `roll G O B 2 4 5
1 G5 K2 K3 L3 M3 N3
2 B4 E4 F4 G4 H4
3 O4 J5 J6 K6 K7`,
  `roll R B G 3 5 4
2 pass
1 B4 K6 L5 L6 L7
3 G5 E2 F2 F3 F4 G4`,
  `roll G R O 3 ? 5
3 O5 B2 C1 C2 D1 E1
1 R3 D5 E5 F5
2 R3 I1 J1 J2`,
  `roll O G X 5 ? 4
1 G5 E3 F2 F3 F4 G3
2 X? K1 K2 L1 L2 M1
3 O? F6 G5 G6`,
  `roll O B X 5 5 5
2 O5 B4 C4 D4 D5 E5
1 B5 A3 A4 B4 B5 C5
3 B5 A3 A4 A5 B3 B4`,
  `roll X G O 1 ? 2
3 O1 O3
1 G? A5 A6 B6
2 G? D6 D7 E6 E7`,
  `roll B B O 3 3 5
1 B3 D2 D3 E2
2 B5 M2 N1 N2 N3 O2
3 B5 J1 K1 L1 M1 N1
1 strike 3 2 1`,
  `roll G G Y ? 1 4
2 G1 I4
1 G? C1 D1
3 Y4 H2 H3 I2 J2`,
  `roll B G Y ? 2 5
3 Y5 K5 L5 L6 M5 N5
1 B2 M4 N4
2 B2 C5 C6`,
  `roll R R G 3 5 1
1 G1 J3
2 R5 M4 M5 N4 O3 O4
3 R5 B5 C4 C5 D4 E4`,
  `roll B Y G 1 3 3
2 Y3 M6 M7 N6
1 B1 F6
3 G3 L4 M4 N4`,
  `roll Y X R 4 1 2
3 R4 M6 M7 N6 N7
1 Y2 M5 N5
2 X2 N7 O7`,
  `roll G Y X 5 1 3
1 G1 O5
2 Y5 A5 A6 B6 B7 C7
3 Y3 A7 B6 B7`,
  `roll X O B 1 ? 4
2 O4 I7 J7 K7 L7
1 B1 O6
3 B1 I6`,
  `roll B R G 1 3 2
3 B3 D5 E5 F5
1 R2 G4 H4
2 G1 A7`,
  `roll Y O Y ? 5 3
1 Y5 A7 B7 C6 C7 D6
2 O3 N5 O5 O6
3 Y3 E7 F7 G7
1 discard number`,
  `roll O G R 5 4
2 R5 B3 C2 C3 D2 E2
1 O4 N1 N2 O1 O2
3 G4 H6 H7 I7 J7`,
  `roll O G B 4 2
3 B2 H5 I5
1 O4 B3 C3 C4 D4
2 O4 F6 F7 G6 G7`,
  `roll B G Y 2 4
1 Y4 I6 J6 J7 K7
2 B2 L3 L4
3 B2 G2 G3`,
  `roll Y B R 3 4
2 B4 I5 J5 K5 K6
1 R3 B1 B2 C2
3 R3 F1 G1 H1`,
  `roll G R G 3 3
3 G3 C6 D6 D7
1 R3 K1 L1 M1
2 R3 F5 G5 H5`,
  `roll O Y Y 4 2
1 Y4 E1 F1 G1 G2
2 O2 H1 H2
3 Y2 O6 O7`,
  `roll O X Y 2 2
2 Y2 G1 G2
1 O2 F7 G7
3 X2 A1 B1`,
];

/** So many turns have passed, with what was struck or given up after the last of them. */
export function upTo(turn: number): string {
  return TURNS.slice(0, turn).join('\n');
}

/** All have chosen on turn 10 or 19, and the leader has said nothing yet. */
export function dueAfter(turn: 10 | 19): string {
  return upTo(turn).split('\n').slice(0, -1).join('\n');
}

/** A turn has begun: its dice lie there. */
export function rolledOn(turn: number): string {
  return `${upTo(turn - 1)}\n${linesOf(turn)[0]}`;
}

/** What is chosen on a turn, and what the leader says after it. */
export function chosenOn(turn: number): string {
  return linesOf(turn).slice(1).join('\n');
}

function linesOf(turn: number): readonly string[] {
  return TURNS[turn - 1]!.split('\n');
}

/** Lea lacks one orange box on turn 25; then the third colour of the mission is there. */
export const NEARLY_WON = `${upTo(24)}
roll Y O B 4 1`;
export const WON = `1 Y4 E1 F1 G1 G2
2 O1 H1
3 O1 A6`;

/** She waits until the last turn, and the last goal is missed. */
export const LAST = `${upTo(26)}
roll O B Y 2 ?`;
export const MISSED = `3 O? A6
1 Y2 O3 O4
2 Y2 J4 K4`;
