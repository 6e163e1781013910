// A match in which Mia and Tom close red together, then yellow, and have the same points.

/** Both have six crosses in a row; then the white dice make 12. They roll by turns. */
const row = (colour: string, one: number, other: number, rest: string): string => `\
roll 1 1 ${colour}2 ${rest}
1 ${colour}2
2 ${colour}2
${one} ${colour}3
roll 1 3 ${colour}2 ${rest}
1 ${colour}4
2 ${colour}4
${other} ${colour}5
roll 2 4 ${colour}5 ${rest}
1 ${colour}6
2 ${colour}6
${one} ${colour}7
roll 3 5 ${colour}4 ${rest}
1 ${colour}8
2 ${colour}8
${other} ${colour}9
roll 6 6 ${colour}1 ${rest}`;

/** Mia rolls first, and red is closed with her roll; then Tom is next. */
export const NEARLY_LEVEL = `${row('R', 1, 2, 'Y6 G6 B6')}
1 R12
2 R12
1 pass
${row('Y', 2, 1, 'G6 B6')}`;
