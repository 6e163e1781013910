import type { Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { lookAt, newLook, SHEET_SLOTS } from '#kits/grid/bots/traits.ts';
import { type Scene, totalOf } from './scene.ts';
import {
  lookAtRivals,
  newRivals,
  OWN_SLOTS,
  otherTraits,
  ownTraits,
  pairTrait,
  SLOTS,
} from './traits.ts';

/** All traits of a table for a seat and one other, and alone for itself. */
export function traitsOf(scene: Scene, seat: Seat, other: Seat): Int32Array {
  const { papers, claimed } = scene;
  const board = boardOf(papers[seat]!.sheet);
  const looks = papers.map((paper) => {
    const look = newLook();
    lookAt(board, paper, look);
    return look;
  });
  const rivals = newRivals();
  lookAtRivals(looks, scene, seat, rivals);
  const total = totalOf(papers[seat]!, claimed);
  const traits = new Int32Array(papers.length === 1 ? OWN_SLOTS : SLOTS);
  ownTraits(looks[seat]!, rivals, scene, seat, total, traits);
  if (papers.length === 1) return traits;
  otherTraits(looks[other]!, traits.subarray(OWN_SLOTS));
  const second = Math.min(looks[seat]!.second, rivals.second);
  traits[OWN_SLOTS + SHEET_SLOTS] = pairTrait(total - totalOf(papers[other]!, claimed), second);
  return traits;
}
