import type { Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import type { Paper } from '#kits/grid/paper.ts';
import { COLUMNS } from '#kits/grid/sheet.ts';
import { goalsOf } from '../goals.ts';
import { FRAMES, WORD } from '../missions.ts';
import { MISSES_TO_LOSE, TURNS } from '../play.ts';
import type { Position } from '../position.ts';
import { type Glance, glanceAt, newGlance } from './glance.ts';
import { SLOTS } from './layout.ts';
import { type Team, teamTraits, wordOf } from './traits.ts';
import { type Learnt, worthsOf } from './worths.ts';

const MOST_SEATS = 5;
/** What counts besides the chance to win, most where that is small: the team’s general progress. */
const DONE_WEIGHT = 0.2;
const LOST = -DONE_WEIGHT;
const DONE = 0.05;

/**
 * Says what a table after this roll is worth to the team: 1 for a mission that is fulfilled. It
 * first gets the table, and then computes quickly what another sheet of one seat, or a miss,
 * would change.
 */
export class Judge {
  readonly #learnt: Learnt;
  readonly #worths: Readonly<Record<keyof Learnt, Float32Array>>;
  readonly #glances: readonly Glance[] = Array.from({ length: MOST_SEATS }, newGlance);
  readonly #spare = newGlance();
  readonly #misses = new Uint8Array(MOST_SEATS);
  readonly #traits = new Int32Array(SLOTS);
  #team: Team | undefined;

  constructor(learnt: Learnt) {
    this.#learnt = learnt;
    this.#worths = { alone: worthsOf(learnt.alone), team: worthsOf(learnt.team) };
  }

  sit(position: Position): void {
    const { papers } = position;
    for (let seat = 0; seat < papers.length; seat++) {
      const paper = papers[seat]!;
      glanceAt(position, paper, this.#glances[seat]!);
      this.#misses[seat] = position.misses[seat]!;
    }
    const glances = this.#glances.slice(0, papers.length);
    this.#team = { position, glances, misses: this.#misses };
  }

  /** With another sheet for a seat, and so many misses more. */
  weigh(seat: Seat, paper: Paper, missed: number): number {
    const team = this.#team!;
    const glances = team.glances as Glance[];
    const before = glances[seat]!;
    glanceAt(team.position, paper, this.#spare);
    glances[seat] = this.#spare;
    this.#misses[seat]! += missed;
    const worth = this.#worth(team);
    glances[seat] = before;
    this.#misses[seat]! -= missed;
    return worth;
  }

  #worth(team: Team): number {
    const { position, glances, misses } = team;
    for (let seat = 0; seat < glances.length; seat++) {
      if (misses[seat]! >= MISSES_TO_LOSE) return LOST;
    }
    const isLast = position.rolls >= TURNS;
    if ((isLast || !position.toTheLast) && isFulfilled(team)) {
      if (!isLast || reachesEnd(team)) return 1;
    }
    teamTraits(team, this.#traits);
    const kind = glances.length === 1 ? 'alone' : 'team';
    const worths = this.#worths[kind];
    const { scale, offset } = this.#learnt[kind];
    let sum = 0;
    for (let i = 0; i < SLOTS; i++) sum += worths[this.#traits[i]!]!;
    const win = 1 / (1 + Math.exp(-offset - scale * sum));
    const done = Math.max(-1, Math.min(1, DONE * sum));
    const worth = (1 - DONE_WEIGHT) * win + DONE_WEIGHT * done;
    // Others may still do what is missing, on the last roll too.
    return isLast ? worth / 2 : worth;
  }
}

/** C10: whether the mission is fulfilled with what has been crossed on this roll. */
function isFulfilled(team: Team): boolean {
  const { position, glances } = team;
  const { mission, papers } = position;
  const goals = goalsOf(position.goals, papers.length);
  const need = goals.rows[mission - 1]!;
  let { claimed, rows, stars } = position;
  for (const glance of glances) {
    claimed |= glance.fresh;
    stars |= glance.stars;
    if (need === 0) continue;
    for (let row = 0; row < glance.rows.length; row++) if (glance.rows[row] === 0) rows |= 1 << row;
  }
  if (popcount(claimed >> COLUMNS) < goals.colours[mission - 1]!) return false;
  if (popcount(rows) < need) return false;
  if (mission === 3) return popcount(stars) === COLUMNS;
  if (mission === 4) return framesDone(team) === FRAMES.length;
  return mission !== 5 || wordOf(team) === WORD.length;
}

function framesDone({ glances }: Team): number {
  let done = 0;
  for (let frame = 0; frame < FRAMES.length; frame++) {
    let bits = 0;
    for (const { frames } of glances) bits |= frames[frame]!;
    if (popcount(bits) === FRAMES[frame]!.length) done++;
  }
  return done;
}

/** C9, as far as it can be seen before all have chosen. */
function reachesEnd({ position, glances, misses }: Team): boolean {
  let points = 0;
  let most = 0;
  for (let seat = 0; seat < glances.length; seat++) {
    points += glances[seat]!.points + glances[seat]!.jokers;
    most = Math.max(most, misses[seat]!);
  }
  return points >= goalsOf(position.goals, glances.length).points[2] || most + 1 < MISSES_TO_LOSE;
}
