import { COLOUR_OPENS, COLUMN_OPENS, ROOMS, ROW_OPENS } from '#kits/grid/bots/look.ts';
import { TURNS } from '../play.ts';
import {
  AT,
  COLOUR_PARTS,
  COLUMN_PARTS,
  FRAME_OPENS,
  FRAMES_LEFT,
  JOKERS,
  LETTERS,
  MISSES,
  MOST_SHORT,
  PURSES,
  RANKS,
  ROW_PARTS,
  SHORTS,
  STAGES,
  STARS,
  TRAITS,
} from './layout.ts';

/** What a team has learnt: how much everything it sees counts, in a few numbers above zero. */
export interface Scales {
  /** Open boxes of a colour, a row and a column of the word, and the pieces they form. */
  readonly colour: number;
  readonly colourParts: number;
  readonly row: number;
  readonly rowParts: number;
  readonly letter: number;
  readonly letterParts: number;
  /** By how much the next goal that is nearer counts less; and the next letter. */
  readonly colourRank: number;
  readonly rowRank: number;
  readonly letterFade: number;
  /** Letters that are done, stars that are missing or out of reach, frames and their boxes. */
  readonly word: number;
  readonly star: number;
  readonly starNear: number;
  readonly frame: number;
  readonly frames: number;
  /** The power of the open boxes that counts: below one, the last boxes count most. */
  readonly open: number;
  /** How much more all of this counts in the end than at the start. */
  readonly late: number;
  /** The danger of a third miss: how many pairs of dice may fit, and what jokers and misses spare. */
  readonly life: number;
  readonly pairs: number;
  readonly purse: number;
  readonly missed: number;
  readonly joker: number;
  /** Points short of the next goal and of the last. */
  readonly short: number;
  readonly last: number;
  /** From all of this to a chance to win. */
  readonly scale: number;
  readonly offset: number;
}

/** A solo player has all dice on every turn, which is a different game from a team’s. */
export interface Learnt {
  readonly alone: Scales;
  readonly team: Scales;
}

/** About how many turns each stage leaves. */
const LEFT = [1, 2, 3, 5, 7, 10, 15, 22];
const MOST_LEFT = 22;
/** Of a colour and a number, with the wild ones. */
const PAIRS = 36;
const TELLING_POINTS = 6;

/** The worth of every trait: the sum over a team's traits gives its chance to win. */
export function worthsOf(scales: Scales): Float32Array {
  const worths = new Float32Array(TRAITS);
  missionWorths(scales, worths);
  lifeWorths(scales, worths);
  for (let i = 0; i < SHORTS; i++) {
    const short = Math.tanh((i - MOST_SHORT) / TELLING_POINTS);
    for (let time = 0; time < TURNS; time++) {
      worths[AT.short.base + i * TURNS + time] = scales.short * short;
      worths[AT.last.base + i * TURNS + time] = scales.last * short;
    }
  }
  return worths;
}

function missionWorths(scales: Scales, worths: Float32Array): void {
  const late = LEFT.map((left) => scales.late ** (1 - left / MOST_LEFT));
  const lay = (base: number, count: number, worth: (i: number) => number): void => {
    for (let i = 0; i < count; i++) {
      for (let stage = 0; stage < STAGES; stage++) {
        worths[base + i * STAGES + stage] = worth(i) * late[stage]!;
      }
    }
  };
  const missing = (base: number, count: number, scale: number): void =>
    lay(base, count, (open) => -scale * open ** scales.open);
  for (let rank = 0; rank < RANKS; rank++) {
    const colour = scales.colourRank ** -rank;
    const row = scales.rowRank ** -rank;
    const at = (base: number, count: number) => base + rank * count * STAGES;
    missing(at(AT.colour.base, COLOUR_OPENS), COLOUR_OPENS, colour * scales.colour);
    missing(at(AT.colourParts.base, COLOUR_PARTS), COLOUR_PARTS, colour * scales.colourParts);
    missing(at(AT.row.base, ROW_OPENS), ROW_OPENS, row * scales.row);
    missing(at(AT.rowParts.base, ROW_PARTS), ROW_PARTS, row * scales.rowParts);
  }
  missing(AT.star.base, STARS, scales.star);
  missing(AT.starNear.base, STARS, scales.starNear);
  missing(AT.frame.base, FRAME_OPENS, scales.frame);
  missing(AT.frames.base, FRAMES_LEFT, scales.frames);
  for (let place = 0; place < LETTERS; place++) {
    const fade = scales.letterFade ** place;
    const at = (base: number, count: number) => base + place * count * STAGES;
    missing(at(AT.letter.base, COLUMN_OPENS), COLUMN_OPENS, fade * scales.letter);
    missing(at(AT.letterParts.base, COLUMN_PARTS), COLUMN_PARTS, fade * scales.letterParts);
  }
  lay(AT.word.base, LETTERS + 1, (letters) => scales.word * letters);
}

/** How likely a seat with so much room, jokers and misses is to have nothing to cross too often. */
function lifeWorths(scales: Scales, worths: Float32Array): void {
  for (let missed = 0; missed < MISSES; missed++) {
    for (let stage = 0; stage < STAGES; stage++) {
      const at = missed * STAGES + stage;
      for (let room = 0; room < ROOMS; room++) {
        const barred = (1 - room / PAIRS) ** scales.pairs;
        for (let purse = 0; purse < PURSES; purse++) {
          const spared = scales.purse * purse + scales.missed * (MISSES - missed);
          const danger = Math.log1p(Math.exp(LEFT[stage]! * barred - spared));
          const seat = room * PURSES + purse;
          worths[AT.room.base + seat * MISSES * STAGES + at] = -scales.life * danger;
        }
      }
      for (let jokers = 0; jokers < JOKERS; jokers++) {
        worths[AT.jokers.base + jokers * MISSES * STAGES + at] = scales.joker * Math.sqrt(jokers);
      }
    }
  }
}
