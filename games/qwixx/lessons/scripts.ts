// Matches of Mia and Tom, as a record writes them.

/** The first roll: the white dice make 5. */
export const FIRST = 'roll 4 1 R3 Y2 G6 B6';

/** Both have crossed a 5; Mia, who rolled, has her second action before her. */
export const SECOND = `${FIRST}
1 R5
2 Y5`;

/** Mia has crossed red 5 and 7, yellow 10, green 6 and blue 10. */
export const ROWS = `roll 4 1 R3 Y2 G6 B6
1 R5
2 Y5
1 B10
roll 3 3 R1 Y2 G5 B6
1 G6
2 R6
2 G8
roll 4 3 R2 Y6 G1 B1
1 R7
2 pass
1 Y10`;

/** Mia has four red crosses, and Tom rolls 12. */
export const FOUR_RED = `roll 1 1 R2 Y6 G6 B6
1 R2
2 Y2
1 R3
roll 1 3 R1 Y6 G6 B6
1 R4
2 Y4
2 pass
roll 2 3 R4 Y1 G1 B1
1 R5
2 Y5
1 pass
roll 6 6 R1 Y1 G1 B1`;

/** She has five, and Tom rolls 12. */
export const FIVE_RED = `roll 1 1 R2 Y6 G6 B6
1 R2
2 Y2
1 R3
roll 1 3 R1 Y6 G6 B6
1 R4
2 Y4
2 pass
roll 2 3 R4 Y1 G1 B1
1 R5
2 Y5
1 R6
roll 6 6 R1 Y1 G1 B1`;

/** Mia has closed the red row; Tom has his second action. */
export const CLOSED = `${FIVE_RED}
1 R12
2 pass`;

/** Five red crosses for both, or more; Mia rolls 12. */
export const LEVEL = `roll 1 1 R2 Y6 G6 B6
1 R2
2 R2
1 R3
roll 1 3 R2 Y6 G6 B6
1 R4
2 R4
2 R5
roll 2 4 R5 Y1 G1 B1
1 R6
2 R6
1 R7
roll 3 5 R4 Y1 G1 B1
1 R8
2 R8
2 pass
roll 6 6 R1 Y1 G1 B1`;

/** Red is closed; Mia is about to close yellow too. */
export const NEARLY_OVER = `${CLOSED}
2 Y7
roll 1 1 Y2 G6 B6
1 Y2
2 pass
1 Y3
roll 1 3 Y6 G6 B6
1 Y4
2 G4
2 pass
roll 2 3 Y4 G1 B1
1 Y5
2 B5
1 Y6
roll 6 6 Y1 G1 B1`;

export const OVER = `${NEARLY_OVER}
1 Y12
2 pass`;

/** Tom has three misses, and has let the white dice go by. */
export const THREE_MISSES = `roll 1 1 R6 Y6 G6 B6
1 R2
2 pass
1 pass
roll 1 2 R6 Y6 G6 B6
1 pass
2 pass
2 pass
roll 1 2 R6 Y6 G6 B6
1 R3
2 pass
1 pass
roll 1 3 R6 Y6 G6 B6
1 pass
2 pass
2 pass
roll 1 3 R6 Y6 G6 B6
1 R4
2 pass
1 pass
roll 2 3 R6 Y6 G6 B6
1 pass
2 pass
2 pass
roll 2 3 R6 Y6 G6 B6
1 R5
2 pass
1 pass
roll 2 4 R6 Y6 G6 B6
1 R6
2 pass`;

/** Green is closed. Mia can close red, Tom yellow, with the same 12. */
export const THREE_ROWS = `roll 1 1 R1 Y1 G6 B1
1 R2
2 Y2
1 pass
roll 1 2 R1 Y1 G6 B1
1 R3
2 Y3
2 pass
roll 1 3 R1 Y1 G6 B1
1 R4
2 Y4
1 G9
roll 1 4 R1 Y1 G6 B1
1 R5
2 Y5
2 pass
roll 1 5 R1 Y1 G3 B1
1 R6
2 Y6
1 G8
roll 3 4 R1 Y1 G1 B1
1 G7
2 pass
2 B5
roll 3 3 R1 Y1 G1 B1
1 G6
2 pass
1 G4
roll 1 1 R1 Y1 G1 B1
1 G2
2 pass
2 pass
roll 6 6 R1 Y1 B1`;

/** Four red crosses, three yellow, seven green, eight blue, and two misses. */
export const SEVENTY = `roll 3 4 R6 Y6 G6 B6
1 pass
2 pass
1 pass
roll 6 6 R1 Y1 G1 B1
1 B12
2 pass
2 R7
roll 3 4 R6 Y6 G6 B6
1 pass
2 pass
1 pass
roll 6 6 R1 Y1 G1 B1
1 G12
2 pass
2 Y7
roll 5 6 R1 Y1 G6 B1
1 B11
2 pass
1 G11
roll 4 6 R1 Y1 G1 B1
1 B10
2 pass
2 G5
roll 4 6 R1 Y1 G1 B5
1 G10
2 pass
1 B9
roll 1 1 R1 Y1 G1 B1
1 R2
2 pass
2 pass
roll 3 6 R1 Y1 G1 B5
1 G9
2 pass
1 B8
roll 1 2 R1 Y1 G1 B1
1 R3
2 pass
2 G3
roll 1 1 R1 Y1 G1 B6
1 Y2
2 pass
1 B7
roll 2 6 R1 Y1 G1 B1
1 G8
2 pass
2 B3
roll 1 3 R1 Y2 G1 B1
1 R4
2 pass
1 Y3
roll 1 6 R1 Y1 G1 B1
1 G7
2 pass
2 pass
roll 1 5 R4 Y1 G1 B1
1 B6
2 pass
1 R5
roll 1 3 R1 Y1 G1 B1
1 Y4
2 pass
2 pass
roll 1 5 R1 Y1 G1 B4
1 G6
2 pass
1 B5`;
