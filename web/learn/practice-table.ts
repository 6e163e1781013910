import { signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import { type Match, play } from '#engine/match.ts';
import type { Face } from '#games/face.ts';
import { peopleAt } from '../store/create.ts';
import type { Answer, News, Table, TableView } from '../table/table.ts';
import { quietly } from './scene.ts';

const DONE: Answer = { kind: 'done' };
const LATE: Answer = { kind: 'late' };

/**
 * A table for one decision of one seat, which is kept nowhere. What is legal is shown to `judge`;
 * only if that is content it happens, and the others do as little as they may.
 */
export function practiceTable(
  face: Face,
  match: Match,
  seat: Seat,
  judge: (text: string) => boolean,
): Table {
  const { game, players, options, remarks } = match;
  const view = signal(viewOf(match, undefined));
  const late = async (): Promise<Answer> => LATE;
  return {
    id: 'practice',
    face,
    setup: { game, players, options, remarks },
    chairs: peopleAt(players),
    dice: 'app',
    hints: false,
    hinted: signal([]),
    mine: [seat],
    bots: [],
    view,
    isLost: signal(false),
    roll: late,
    takeBack: late,
    correct: late,
    tellHint: () => undefined,
    close: () => undefined,
    async decide(step, who, text) {
      if (step !== match.step || who !== seat) return LATE;
      if (!judge(text)) return DONE;
      const before = game.clone(match.position);
      const known = match.entries.length;
      const refusal = play(match, seat, text);
      if (refusal) return { kind: 'refused', refusal };
      if (match.step === step)
        for (const other of quietly(face, match)) play(match, other.seat, other.text);
      const entries = match.entries.slice(known);
      const said = game.announce(before, match.position);
      view.value = viewOf(match, { entries, said, before });
      return DONE;
    },
  };
}

function viewOf(match: Match, news: News | undefined): TableView {
  const { game, position, step, entries, sealed } = match;
  return {
    position: game.clone(position),
    step,
    next: game.next(position),
    entries: [...entries],
    decided: [...sealed.keys()],
    own: new Map(),
    corrections: [],
    news,
  };
}
