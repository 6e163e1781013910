// Beginnings of matches of Mia, Tom and Lea, as a record writes them.

/** The first roll. */
export const FIRST = 'roll B G O 5 2 4';

/** Mia has five blue boxes around H5, Tom four, Lea two orange ones. */
export const OPENED = `${FIRST}
1 B5 G5 G6 H5 I5 J5
2 B4 E4 F4 G4 H4
3 O2 H4 I4`;

export const SECOND = `${OPENED}
roll O R Y 3 4 1`;

/** Three turns are over; Mia has cut an orange block: K5 and L4 are left. */
export const THREE = `${SECOND}
1 O3 I4 J4 K4
2 R1 H5
3 R4 I3 J3 J4 K3
roll G Y B 4 3 2
1 Y3 H6 I6 J6
2 G4 F3 G3 H3 I3
3 Y3 H2 H3 I2`;

/** Mia has the fourth roll before her. */
export const FOURTH = `${THREE}
roll O R B 2 3 4`;

/** Tom has the fifth. */
export const FIFTH = `${FOURTH}
1 R2 G4 H4
2 O3 B4 C4 D4
3 B3 H5 I5 I6
roll G Y O 2 4 1`;

/** Mia has two misses, and it is her roll. */
export const TWO_MISSES = `${FIRST}
1 pass
2 B4 E4 F4 G4 H4
3 O2 H4 I4
roll O R Y 3 4 1
1 pass
2 R1 H5
3 R4 I3 J3 J4 K3
roll G Y B 4 3 2
1 G2 H1 H2
2 G4 F3 G3 H3 I3
3 Y3 H2 H3 I2
roll O R B 2 3 4`;

// Of Mia and Tom.

/** Mia lacks one box of column H and Tom two; the dice lie there for both. */
export const LEVEL = `roll G O R 2 2 1
1 G2 H1 H2
2 O2 H1 H2
roll R G B 2 1 3
1 R2 H3 H4
2 G1 H3
roll B R Y 1 4 5
1 B1 H5
2 B1 H4
roll R Y B 1 1 3
2 R1 H5
1 Y1 H6
roll O Y G 1 2 4`;

/** Row P is crossed from A to G on Tom's sheet, and from H to O on Mia's. */
export const HALVES = `roll G O R 2 1 4
1 G2 H1 I1
2 O1 H1
roll R Y B 4 4 2
1 R4 J1 K1 L1 M1
2 Y4 D1 E1 F1 G1
roll O G Y 2 2 5
1 O2 N1 O1
2 G2 B1 C1
roll R G B 1 2 4
2 R1 A1
1 G2 H2 I2`;

/** Mia has crossed all of row P. */
export const FULL_ROW = `${HALVES}
roll Y R B 3 1 4
1 Y3 E1 F1 G1
2 R1 A2
roll G G R 2 1 3
2 G1 B2
1 G2 C1 D1
roll R O Y 2 1 4
1 R2 A1 B1
2 O1 H2`;

/** Mia has crossed G2 and H2, Tom G3 and H3. */
export const FRAMED = `roll G R B 2 1 3
1 G1 H2
2 G2 G3 H3
roll Y O R 1 1 4
1 Y1 G2
2 O1 H2`;

/** Both have crossed the star of column H. */
export const STARRED = `roll B G O 1 3 4
1 B1 H5
2 B1 H4`;

/** Mia has filled column O, and nobody column N. */
export const TOO_EARLY = `roll G R O 2 3 1
1 G2 H1 I1
2 G3 H3 I3 I4
roll R B Y 4 3 1
1 R4 J1 K1 L1 M1
2 B3 I5 J5 K5
roll O R B 3 5 2
1 O3 N1 O1 O2
2 R5 L5 M4 M5 N4 O4
roll R Y G 1 2 4
2 R1 O3
1 Y2 O3 O4
roll G O B 1 2 5
1 G1 O5
2 O2 O5 O6
roll B B R 1 1 3
2 B1 O2
1 B1 O6
roll R Y G 1 1 5
1 R1 O7
2 Y1 O1`;

/** Then she has filled N, and Tom column O after that. */
export const IN_ORDER = `${TOO_EARLY}
roll B O G 1 1 3
2 B1 H4
1 O1 N2
roll G B Y 1 1 5
1 G1 N3
2 B1 G4
roll B B R 1 1 4
2 B1 F4
1 B1 N4
roll Y B O 2 1 3
1 Y2 N5 N6
2 B1 E4
roll O R Y 1 1 2
2 O1 D4
1 R1 N7
roll R G B 1 1 3
1 R1 H4
2 G1 O7`;

// Of Mia alone.

/** Four times both jokers: she has none left. */
export const NO_JOKERS = `roll X R B ? 3 2
1 X? H1 H2 I1 I2
roll X Y O ? 2 1
1 X? G5 H5 I5 J5
roll X G O ? 1 3
1 X? H6 I6 J6
roll X G Y ? 2 5
1 X? G4 H3 H4
roll G X B 4 1 5`;
