// Beginnings of matches of Mia and Tom, as a record writes them.

/** The first roll. */
export const FIRST = 'roll O Y G 5 2 2 line';

/** Mia has five orange boxes that begin in H3, Tom two green ones. */
export const OPENED = `${FIRST}
1 O5 E2 F2 F3 G3 H3
2 G2 H1 I1`;

/** Mia has begun with two boxes of the yellow block of four. */
export const BEGUN = `${FIRST}
1 Y2 H6 H7
2 G2 H1 I1`;

/** She has also crossed the golden die in E4: two special dice are circled. */
export const GOLDEN = `${OPENED}
roll B R Y 2 5 5 heart
1 B2 E3 E4
2 pass`;

/** She has used her only special die. */
export const SPENT = `${OPENED}
roll B R Y 3 5 5 heart
1 heart
2 pass`;

/** Three rolls are over. */
export const THREE = `${OPENED}
roll Y B R 4 2 1 heart
1 Y4 H6 H7 I5 I6
2 B2 H4 H5
roll B R G 4 1 3 stars
1 B4 F5 G5 H4 H5
2 R1 H2`;

/** Tom has the fourth roll before him. */
export const FOURTH = `${THREE}
roll O R G 3 1 4 heart`;

/** Column H lacks one box on Mia's sheet and two on Tom's; the dice lie there for both. */
export const NEARLY_H = `${FOURTH}
2 O3 F3 G3 H3
1 R1 H2
roll G Y B 1 2 3 heart`;

export const FULL_H = `${NEARLY_H}
1 G1 H1
2 pass`;

/** Three times both jokers: Mia has none left. */
export const NO_JOKERS = `roll X R B ? 3 2 line
1 X? E2 F2 F3 G3 H3
2 pass
roll X Y O ? 2 1 heart
1 X? H6 H7 I5 I6
2 pass
roll X G O ? 1 3 stars
1 X? F5 G5 H4 H5
2 pass
roll G X B 4 1 5 bomb
2 pass`;

/** Mia may cross four boxes of the green block of six. */
export const GREENS = `${BEGUN}
roll G R B 4 1 3 heart`;

/** She has cut that block in two: E5 and G6 are left. */
export const CUT = `${GREENS}
1 G4 E6 F6 F7 G7
2 pass
roll G R B 2 1 3 line`;

/** A bomb, far away from column H. */
export const BOMBED = `roll R R B 5 5 5 bomb
1 bomb N2 N3 O2 O3
2 pass`;

/** Mia alone has let all her rolls go by. */
export const SOLO_OVER = 'roll Y B 4 2 heart\n1 pass\n'.repeat(30);

/** Mia alone, with two dice of each kind; she has just filled column H. */
export const ALONE = `roll O B 5 2 line
1 O5 E2 F2 F3 G3 H3
roll Y R 4 3 heart
1 Y4 H6 H7 I5 I6
roll B G 2 5 stars
1 B2 H4 H5
roll R Y 1 5 bomb
1 R1 H2
roll G O 1 3 block
1 G1 H1`;
