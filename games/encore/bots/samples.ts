import type { Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { newRivals } from '#kits/grid/bots/rivals.ts';
import { type Scene, totalOf } from './scene.ts';
import { lookAtSheet, newSheetLook } from './sheet-look.ts';
import { OTHER_BASE, OWN_SLOTS, ownTraits, pairTrait, rivalsOf, SLOTS } from './traits.ts';

/** All traits of a table for a seat and one other, and alone for itself. */
export function traitsOf(scene: Scene, seat: Seat, other: Seat): Int32Array {
  const { papers, claimed } = scene;
  const board = boardOf(papers[seat]!.sheet);
  const looks = papers.map((paper) => {
    const look = newSheetLook();
    lookAtSheet(board, paper, look);
    return look;
  });
  const rivals = newRivals();
  rivalsOf(looks, scene, seat, rivals);
  const total = totalOf(papers[seat]!, claimed);
  const traits = new Int32Array(papers.length === 1 ? OWN_SLOTS : SLOTS);
  ownTraits(looks[seat]!, rivals, scene, seat, total, traits);
  if (papers.length === 1) return traits;
  const theirs = looks[other]!.traits.map((trait) => OTHER_BASE + trait);
  traits.set(theirs, OWN_SLOTS);
  const second = Math.min(looks[seat]!.second, rivals.second);
  traits[SLOTS - 1] = pairTrait(total - totalOf(papers[other]!, claimed), second);
  return traits;
}
