import { newNet } from '#kits/grid/bots/learner.ts';
import { type Net, SCORE, WIN, widthOf } from '#kits/grid/bots/net.ts';
import { randomFrom } from '#kits/random.ts';
import {
  AT,
  COLOUR_OPENS,
  COLOUR_PARTS,
  COLUMN_OPENS,
  COLUMN_PARTS,
  FRAME_OPENS,
  JOKERS,
  MISSES,
  MOST_SHORT,
  PURSES,
  RANKS,
  ROOMS,
  ROW_OPENS,
  ROW_PARTS,
  SHORTS,
  STAGES,
  STARS,
  TRAITS,
} from '../bots/layout.ts';
import { FRAMES, WORD } from '../missions.ts';
import { TURNS } from '../play.ts';

/** How much of the mission a first idea of a chance stands for. */
const FIRST_SCORE = 0.05;
/** About how many turns each stage leaves. */
const LEFT = [1, 2, 3, 5, 7, 10, 15, 22];

/** A net with a first idea of what traits are worth, to learn from. */
export function firstNet(hidden: number, seed: string): Net {
  const net = newNet(TRAITS, hidden, randomFrom(`${seed}/net`));
  for (const [trait, worth] of firstWorths()) {
    const at = trait * widthOf(net) + hidden;
    net.rows[at + WIN] = worth;
    net.rows[at + SCORE] = worth * FIRST_SCORE;
  }
  return net;
}

type Worths = Generator<readonly [trait: number, worth: number]>;

function* firstWorths(): Worths {
  const { colour, colourParts, row, rowParts, letter, letterParts } = AT;
  for (let rank = 0; rank < RANKS; rank++) {
    yield* spread(colour.base + rank * COLOUR_OPENS * STAGES, falling(COLOUR_OPENS, -0.5));
    yield* spread(colourParts.base + rank * COLOUR_PARTS * STAGES, falling(COLOUR_PARTS, -0.3));
    yield* spread(row.base + rank * ROW_OPENS * STAGES, falling(ROW_OPENS, -0.5));
    yield* spread(rowParts.base + rank * ROW_PARTS * STAGES, falling(ROW_PARTS, -0.3));
  }
  yield* spread(AT.star.base, falling(STARS, -0.9));
  yield* spread(AT.starNear.base, falling(STARS, -0.2));
  yield* spread(AT.frame.base, falling(FRAME_OPENS, -0.4));
  yield* spread(AT.frames.base, falling(FRAMES.length + 1, -0.2));
  for (let place = 0; place < WORD.length; place++) {
    const step = -0.3 * 0.8 ** place;
    yield* spread(letter.base + place * COLUMN_OPENS * STAGES, falling(COLUMN_OPENS, step));
    yield* spread(letterParts.base + place * COLUMN_PARTS * STAGES, falling(COLUMN_PARTS, step));
  }
  const letters = Array.from({ length: WORD.length + 1 }, (_, i) => 0.5 * i);
  yield* spread(AT.word.base, letters);
  yield* livesWorth();
  const short = Array.from({ length: SHORTS }, (_, i) => 1.5 * Math.tanh((i - MOST_SHORT) / 6));
  const half = short.map((worth) => worth / 2);
  yield* spread(AT.short.base, half, TURNS);
  yield* spread(AT.last.base, half, TURNS);
}

/** How likely a seat with so much room, jokers and misses is to have nothing to cross too often. */
function* livesWorth(): Worths {
  for (const [team, pairs] of [4, 2.5].entries()) {
    for (let room = 0; room < ROOMS; room++) {
      for (let purse = 0; purse < PURSES; purse++) {
        for (let missed = 0; missed < MISSES; missed++) {
          const barred = (1 - room / 36) ** pairs;
          const worths = LEFT.map((left) => {
            const danger = left * barred - 1.5 * purse - (MISSES - missed);
            return -0.7 * Math.log1p(Math.exp(danger));
          });
          const at = ((team * ROOMS + room) * PURSES + purse) * MISSES + missed;
          yield* spread(AT.room.base + at * STAGES, worths, 1);
        }
      }
    }
    for (let jokers = 0; jokers < JOKERS; jokers++) {
      const at = (team * JOKERS + jokers) * MISSES * STAGES;
      yield* spread(AT.jokers.base + at, [Math.sqrt(jokers)], MISSES * STAGES);
    }
  }
}

/** One worth after the other, each for so many traits. */
function* spread(base: number, worths: readonly number[], each = STAGES): Worths {
  for (const [i, worth] of worths.entries()) {
    for (let n = 0; n < each; n++) yield [base + i * each + n, worth];
  }
}

function falling(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, i) => step * Math.sqrt(i));
}
