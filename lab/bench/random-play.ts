import type { Game, Move, Options } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';

/** What a number of random matches did. Equal work gives an equal checksum. */
export interface Work {
  matches: number;
  decisions: number;
  checksum: number;
}

export type Player = (random: Random, matches: number) => Work;

export function addScore(checksum: number, total: number): number {
  return (Math.imul(checksum, 31) + total) | 0;
}

/** Plays matches of a game through its contract: fair dice, and every legal move equally likely. */
export function randomPlay<Position>(
  game: Game<Position>,
  seats: number,
  options: Options,
): Player {
  const moves: Move[] = [];
  // One list for each number of seats or dice, because changing a list's length is slow.
  const lists = Array.from({ length: 10 }, (_, n) => new Array<number>(n).fill(0));
  return (random, matches) => {
    const work: Work = { matches, decisions: 0, checksum: 0 };
    for (let match = 0; match < matches; match++) {
      const position = game.start(seats, options);
      for (;;) {
        const next = game.next(position);
        if (next.for === 'nobody') break;
        if (next.for === 'dice') {
          const { dice } = next;
          const faces = lists[dice.length]!;
          for (let i = 0; i < dice.length; i++) faces[i] = random.below(dice[i]!.faces.length);
          game.roll(position, faces);
        } else {
          const { seats: awaited } = next;
          const decisions = lists[awaited.length]!;
          for (let i = 0; i < awaited.length; i++) {
            decisions[i] = moves[random.below(game.moves(position, awaited[i]!, moves))]!;
          }
          work.decisions += awaited.length;
          game.resolve(position, decisions);
        }
      }
      for (const { total } of game.scores(position)) work.checksum = addScore(work.checksum, total);
    }
    return work;
  };
}
