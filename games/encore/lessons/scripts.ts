// Matches of Mia and Tom, as a record writes them.

/** The first roll. */
export const FIRST = 'roll Y O B 5 2 2';

/** Mia has five yellow boxes around H6, Tom two orange ones. */
export const OPENED = `${FIRST}
1 Y5 H6 H7 I6 I7 J7
2 O2 G2 H2`;

/** Three rolls are over; Mia fills column H, and soon column I. */
export const THREE = `roll Y R B 4 3 2
1 Y4 H6 H7 I6 I7
2 B2 H4 H5
roll R Y O 3 2 1
1 R3 H3 I2 I3
2 Y2 H6 H7
roll B G O 2 1 3
1 B2 H4 H5
2 G1 H1`;

/** Tom has the fourth roll before him. */
export const FOURTH = `${THREE}
roll O Y Y 1 2 2`;

/** All but one box of column H; the dice lie there for it. */
export const NEARLY_H = `${FOURTH}
2 Y2 I6 I7
1 O1 H2
roll G B X 1 3 ?`;

/** All but one box of column I. */
export const NEARLY_I = `${NEARLY_H}
1 G1 H1
2 pass
roll B R O 1 2 4
2 pass
1 B1 I1
roll G Y R 1 4 5
1 G1 I4
2 pass
roll O B X 1 1 3
2 pass`;

/** Both have all of column H but H1. */
export const LEVEL = `roll Y R B 4 3 2
1 Y4 H6 H7 I6 I7
2 Y4 H6 H7 I6 I7
roll R Y O 3 2 1
1 R3 H3 I2 I3
2 R3 H3 I2 I3
roll B G O 2 1 3
1 B2 H4 H5
2 B2 H4 H5
roll O O Y 1 1 5
2 O1 H2
1 O1 H2
roll G G B 1 1 4`;

/** Four times both jokers: Mia has none left. */
export const NO_JOKERS = `roll X R B ? 3 2
1 X? H6 H7 I6 I7
2 B2 H4 H5
roll X Y O ? 2 1
1 X? H3 I2 I3
2 Y2 H6 H7
roll X G O ? 1 3
1 X? H4 H5
2 G1 H1
roll X G Y ? 2 5
2 pass
1 X? G2 H2
roll G X B 4 ? 1`;

/** Mia fills all red and all blue boxes; red is nearly done. */
export const NEARLY_RED = `roll B G Y 4 5 3
1 B4 G4 G5 H4 H5
2 pass
roll R B O 5 1 3
1 R5 D6 E6 F6 G6 G7
2 pass
roll B R R 5 1 4
1 B5 B6 C6 C7 D7 E7
2 pass
roll R B O 4 5 3
2 pass
1 R4 H3 I2 I3 J3
roll B R Y 5 2 2
1 B5 I1 J1 J2 K1 K2
2 pass
roll R B B 2 5 4
2 pass
1 R2 A5 A6
roll B R G 2 4 1
1 B2 A3 A4
2 pass
roll R B B 3 1 5
2 pass
1 R3 B4 C3 C4
roll R O O 1 5 5
1 R1 F5
2 pass
roll O R R 4 3 2
2 pass
1 O4 L2 M2 M3 M4
roll R Y O 5 2 2
1 R5 L5 M5 N4 N5 O5
2 pass
roll B Y R 3 4 4
2 pass
1 B3 L6 M6 N6
roll B R Y 1 3 5
1 B1 F7
2 pass
roll R G Y 1 3 2
2 pass`;

/** One blue box is left to Mia; then two colours are complete. */
export const NEARLY_OVER = `${NEARLY_RED}
1 R1 K6
roll B Y G 1 3 3`;

export const OVER = `${NEARLY_OVER}
1 B1 O4
2 pass`;

/** Mia has crossed her way to the green block of six. */
export const GREENS = `roll G Y B 1 2 3
1 G1 H1
2 pass
roll Y G B 2 1 3
1 Y2 F1 G1
2 pass
roll Y R O 3 1 2
1 Y3 E1 E2 F2
2 pass
roll G B O 4 2 1
2 pass`;

/** She has cut that block in two: D2 and D4 are left. */
export const CUT = `${GREENS}
1 G4 D3 E3 F3 G3
roll G R B 2 1 3`;

/** Column H and column I lack the same four yellow boxes. */
export const TWO_COLUMNS = `roll R Y O 3 2 1
1 R3 H3 I2 I3
2 pass
roll B G O 2 1 3
1 B2 H4 H5
2 pass
roll O Y R 1 2 5
1 O1 H2
2 pass
roll G B Y 1 3 2
2 pass
1 G1 H1
roll B O R 1 4 5
1 B1 I1
2 pass
roll G R Y 1 5 2
2 pass
1 G1 I4
roll O B G 1 3 2
1 O1 I5
2 pass
roll Y R B 4 1 2
2 pass`;

/** Mia alone has let all her rolls go by. */
export const SOLO_OVER = 'roll Y B 4 2\n1 pass\n'.repeat(30);

/** Mia alone, with two dice of each kind; she has just filled column H. */
export const ALONE = `roll Y B 4 2
1 Y4 H6 H7 I6 I7
roll R O 3 1
1 R3 H3 I2 I3
roll B G 2 1
1 B2 H4 H5
roll O Y 1 2
1 O1 H2
roll G R 1 3
1 G1 H1`;
