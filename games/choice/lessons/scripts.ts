// Matches of Mia and Tom, as a record writes them. Mia begins with side 1, Tom with side 2.

/** What Mia throws first, and what she has after rolling two dice again. */
export const THROWN = 'roll B2 G1 V3';
export const FIRST = `${THROWN}
1 reroll 1 3
roll G6 G1 Y2`;

/** A whole match, turn by turn: the dice as they were kept, what Mia did, and what Tom did. */
const MATCH = [
  'R1 R3 S5 | 8=5+3 R@2 | 1a R@9 S@8',
  'V5 V2 S5 | 12=5+5+2 | 12=5+5+2',
  'Y4 R3 V3 | 7=4+3 3 | Y@10 V@7',
  'V5 S4 B1 | V@3 B@4 | 10=5+4+1',
  'R1 S4 S5 | 1b 9=5+4 | 1b 9=5+4',
  'V5 Y5 G4 | Y@5 V@6 4 | G@11',
  'B2 S4 G4 | S@7 G@1 2 | B@6 G@5',
  'V5 G1 Y2 | Y@16 5 1a | 2 6=5+1',
  'R1 B6 B1 | R@8 B@9 B@15 | R@4',
  'G6 S4 B1 | 10=6+4 close | 11=6+4+1',
  'G6 G1 Y2 | 6 2 1a | Y@3',
  'V5 B6 G4 | 4 V@7 B@6 | 11=6+5 G@1',
  'S3 G1 R6 | 10=6+3+1 | 1b 6',
  'Y4 R3 B1 | 1b 7=4+3 | Y@16 R@2 B@15',
  'B2 R3 V3 | 5=3+2 3 | V@3 B@4',
  'V5 S4 G4 | G@5 | V@14 S@13 G@12',
  'G6 Y5 Y2 | 11=6+5 | Y@5 Y@11 G@10',
  'Y4 R3 R6 | R@4 Y@3 | 9=6+3 4',
  'G6 B6 R6 | pass | B@9 R@8',
];

/** Mia has crossed the whole ring of her first side, and marks her first number. */
const RING = [
  'R1 V2 G4 | G@1 R@2 V@3 | 4 R@13',
  'B2 Y5 V3 | B@4 Y@5 V@6 | 10=5+3+2',
  'S3 B6 R6 | S@7 R@8 B@9 | 12=6+6',
  'G6 G1 Y2 | G@10 Y@11 G@12 | 1a 2 6',
  'V5 B6 S5 | S@13 V@14 B@15 | 11=6+5 5',
  'B2 S4 Y2 | Y@16 2 | B@14 S@15 Y@16',
];

/** Mia gives up at once and then misses three times; Tom never turns his sheet. */
const SHORT = [
  'Y4 G1 S5 | Y@11 G@12 S@13 close | 1b Y@16',
  'R1 Y5 G4 | pass | 10=5+4+1',
  'S3 S4 S5 | pass | 12=5+4+3',
  'S3 V2 B1 | pass | S@15 1a 2',
];

/** Four numbers for both. Mia gives up her side and then misses three times. */
const LEVEL = [
  'B2 Y5 B1 | 2 5 1a | 2 6=5+1',
  'G6 S4 B1 | 10=6+4 B@4 close | 11=6+4+1',
  'R1 Y5 V3 | pass | 5 R@9',
  'S3 S4 S5 | pass | S@8',
  'Y4 R3 V3 | pass | Y@10 V@7',
];

/** Mia’s line runs into a corner. */
const CORNER = [
  'B2 Y5 R6 | 8=6+2 Y@5 | 2 Y@16 6',
  'G6 S4 B1 | 10=6+4 | 11=6+4+1',
  'R1 Y5 V3 | 5 1a V@6 | 5 3',
];

/** Mia lets two turns go by. */
const IDLE = ['S3 S4 B1 | pass | 4 S@15', 'Y4 Y5 S5 | pass | 10=5+5 Y@16'];

/** The match after so many turns. */
export const after = (turns: number): string => linesOf(MATCH.slice(0, turns));

/** The match when the dice of the next turn lie there, and what both then do. */
export const before = (turn: number): string => matchWith(turn, diceOf(MATCH[turn]!));
export const shown = (turn: number): string => usesOf(MATCH[turn]!);

/** Mia has crossed from red to violet, and her line ends at 4. She has thrown these dice. */
const HALF_WAY = 6;
export const midway = (dice: string): string => matchWith(HALF_WAY, dice);

export const FULL_RING = `${linesOf(RING)}
roll G6 V2 V3
1 keep`;

/** The last dice of that match, and what both then do. */
export const NEARLY_LEVEL = `${linesOf(LEVEL.slice(0, -1))}
roll ${diceOf(LEVEL.at(-1)!)}
1 keep`;
export const ENDS_LEVEL = usesOf(LEVEL.at(-1)!);

export const SHORT_MATCH = linesOf(SHORT);

/** Tom throws, and Mia’s line has nowhere to go. */
export const STUCK = `${linesOf(CORNER)}
roll B2 S4 R6
2 keep`;

/** Mia has two misses, and throws again. */
export const TWO_MISSES = `${linesOf(IDLE)}
roll R1 V2 G4
1 keep`;

function matchWith(turn: number, dice: string): string {
  return `${after(turn)}\nroll ${dice}\n${roller(turn)} keep`;
}

function linesOf(turns: readonly string[]): string {
  return turns
    .map((turn, i) => `roll ${diceOf(turn)}\n${roller(i)} keep\n${usesOf(turn)}`)
    .join('\n');
}

function diceOf(turn: string): string {
  return turn.split(' | ')[0]!;
}

function usesOf(turn: string): string {
  const [, mia, tom] = turn.split(' | ');
  return `1 ${mia}\n2 ${tom}`;
}

/** They throw by turns, Mia first. */
function roller(turn: number): number {
  return 1 + (turn % 2);
}
