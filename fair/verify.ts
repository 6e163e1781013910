import { diceWords } from '#engine/dice.ts';
import { type Entry, enter, type Match, openMatch } from '#engine/match.ts';
import { commitmentTo, fairFaces, type Source } from './dice.ts';
import { proofIn } from './headers.ts';

export type Verdict =
  | { readonly kind: 'right'; readonly rolls: number }
  | { readonly kind: 'unproven' }
  /** The secret is not the one that was promised. */
  | { readonly kind: 'broken-promise' }
  /** A roll, counted from 1, that the secret does not give. */
  | { readonly kind: 'wrong'; readonly roll: number; readonly is: string; readonly due: string };

/** Computes every roll of a match again from what its record says. */
export function verify(match: Match): Verdict {
  const proof = proofIn(match.remarks, match.players.length);
  if (!proof) return { kind: 'unproven' };
  if (commitmentTo(proof.secret) !== proof.commitment) return { kind: 'broken-promise' };
  const again = openMatch(match);
  let rolls = 0;
  for (const entry of match.entries) {
    if (entry.kind === 'roll') {
      rolls++;
      const due = dueText(again, proof, rolls);
      if (due !== entry.text) return { kind: 'wrong', roll: rolls, is: entry.text, due };
    }
    mustEnter(again, entry);
  }
  return { kind: 'right', rolls };
}

function dueText({ game, position }: Match, source: Source, roll: number): string {
  const next = game.next(position);
  if (next.for !== 'dice') throw new Error('a roll that nobody awaited');
  return diceWords(next.dice, fairFaces(source, roll, next.dice)).join(' ');
}

/** The entries come from a match: the referee has taken them once. */
function mustEnter(match: Match, entry: Entry): void {
  const refused = enter(match, entry);
  if (refused) throw new Error(`the entry “${entry.text}” was refused by ${refused.rule}`);
}
