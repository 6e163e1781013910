// Longer matches of Mia and Tom, up to where something is nearly full.

/** Rows Q and R and column H lack no more than H2 and H3 on Mia's sheet. */
export const NEARLY_ROWS = `roll G R Y 2 5 5 block
1 G2 H1 I1
2 pass
roll B O R 2 4 3 heart
1 B2 H4 H5
2 pass
roll Y G B 2 1 5 bomb
1 Y2 H6 H7
2 pass
roll B R O 3 5 1 heart
2 pass
1 B3 I2 I3 J2
roll R Y G 3 4 5 line
1 R3 F1 G1 G2
2 pass
roll O B G 4 1 2 stars
2 pass
1 O4 E2 F2 F3 G3
roll B Y R 3 5 1 heart
1 B3 C3 D3 E3
2 pass
roll Y O R 4 1 5 block
2 pass
1 Y4 B2 B3 C2 D2
roll B G Y 2 3 5 heart
1 B2 A2 A3
2 pass
roll G R O 2 1 4 bomb
2 pass
1 G2 J3 K3
roll Y B R 3 5 1 stars
1 Y3 K2 L2 L3
2 pass
roll R G B 3 5 4 heart
2 pass
1 R3 M2 M3 N3
roll O Y R 3 2 5 line
1 O3 N2 O2 O3
2 pass
roll R B Y 1 5 4 heart
2 pass`;

/** Both lack the last two boxes of row Q. */
export const LEVEL_Q = `roll R B Y 2 5 5 heart
1 R2 G2 H2
2 R2 G2 H2
roll O B Y 2 1 5 block
1 O2 E2 F2
2 B2 I2 J2
roll Y O B 3 2 1 stars
1 Y3 B2 C2 D2
2 O2 E2 F2
roll Y B G 3 1 5 heart
2 Y3 B2 C2 D2
1 B1 A2
roll B B O 2 1 4 line
1 B2 I2 J2
2 B1 A2
roll Y Y O 2 2 1 heart
2 Y2 K2 L2
1 Y2 K2 L2
roll R R O 1 1 3 bomb
1 R1 M2
2 R1 M2
roll O O R 2 2 5 heart`;

/** Tom was first in column B; Mia has three hearts, and the dice for it. */
export const NEARLY_B = `roll B R Y 4 5 1 line
1 B4 F5 G5 H4 H5
2 B4 F5 G5 H4 H5
roll G R Y 5 1 3 heart
1 G5 E5 E6 F6 F7 G7
2 G5 E5 E6 F6 F7 G7
roll R O Y 3 1 5 stars
1 R3 C5 C6 D5
2 R3 C5 C6 D5
roll O O Y 3 3 5 bomb
2 O3 A4 A5 B5
1 O3 A4 A5 B5
roll G G R 4 4 1 block
1 G4 A6 B6 B7 C7
2 G4 A6 B6 B7 C7
roll B B Y 1 1 5 heart
2 B1 B4
1 B1 B4
roll Y Y O 2 2 4 line
1 Y2 B2 B3
2 Y2 B2 B3
roll R O G 2 5 3 heart
2 R2 A1 B1
1 heart
roll O B R 4 5 3 heart
1 heart
2 pass
roll Y G O 5 3 5 heart
2 pass
1 heart
roll R B Y 2 1 5 bomb`;

/** A fourth heart, and column A lacks one box; nobody has it yet. */
export const NEARLY_A = `${NEARLY_B}
1 R2 A1 B1
2 pass
roll B O G 1 4 3 stars
2 pass
1 B1 E4
roll O R B 5 4 5 heart
1 heart
2 pass
roll B Y R 2 5 3 line
2 pass
1 B2 A2 A3
roll Y G O 1 3 5 block`;

/** Mia lacks two blue boxes; soon red will follow. */
export const NEARLY_BLUE = `roll B G Y 4 5 3 heart
1 B4 F5 G5 H4 H5
2 pass
roll R B Y 4 1 5 line
1 R4 F1 G1 G2 H2
2 pass
roll Y G R 2 1 5 heart
1 Y2 H6 H7
2 pass
roll O B G 5 1 4 block
2 pass
1 block I7
roll B Y O 3 5 2 heart
1 B3 I2 I3 J2
2 pass
roll B G Y 5 4 1 stars
2 pass
1 B5 K7 L7 M6 M7 N6
roll Y O R 2 4 1 bomb
1 Y2 M5 N5
2 pass
roll R B Y 5 1 3 heart
2 pass
1 R5 M2 M3 N3 N4 O4
roll O G Y 2 4 5 line
1 O2 N1 N2
2 pass
roll B R Y 1 3 4 block
2 pass
1 B1 O1
roll Y G O 1 5 3 heart
1 Y1 F4
2 pass
roll B Y R 5 4 2 stars
2 pass
1 B5 C3 C4 D3 E3 E4
roll B O G 1 4 3 bomb
1 B1 B4
2 pass
roll R Y O 3 4 5 heart
2 pass
1 R3 C5 C6 D5
roll Y G R 1 5 4 line
1 Y1 B3
2 pass
roll B R O 2 4 3 heart
2 pass`;

/** One red box is left to Mia; then two colours are complete. */
export const NEARLY_OVER = `${NEARLY_BLUE}
1 B2 A2 A3
roll R G Y 2 3 5 bomb
1 R2 A1 B1
2 pass
roll O B Y 2 4 1 block
2 pass
1 O2 D6 D7
roll G O B 1 3 5 heart
1 G1 H1
2 pass
roll O Y G 1 5 3 line
2 pass
1 O1 H3
roll R Y G 1 2 5 stars`;

export const OVER = `${NEARLY_OVER}
1 R1 E7
2 pass`;

/** All five hearts of Mia are circled, and one special die is left. */
export const ALL_HEARTS = `${NEARLY_ROWS}
1 R1 H2
1 bonus H3
roll B Y G 1 5 4 line
1 B1 E4
2 pass
roll R Y G 5 5 4 heart
2 pass
1 heart
roll O R Y 5 4 5 heart
1 heart
2 pass
roll R Y G 5 5 4 heart
2 pass
1 heart
roll O R Y 5 4 5 heart
1 heart
2 pass
roll Y G R 5 4 3 heart
2 pass`;
