import type { Face, Quiet } from '#games/face.ts';
import { drawGoodCode } from '../good.ts';
import type { Table } from '../table.ts';
import { gridCheers } from './cheers.ts';
import { gridHeadline } from './headline.ts';
import { inkedBoxes } from './inked.ts';
import { isOneChoiceFromEnd } from './near-end.ts';
import { crossingOptions } from './options.ts';
import { crossingCost, crossingPrompt } from './prompt.ts';
import { gridSpots } from './spots.ts';
import { gridStatus } from './status.ts';
import { briefCrossing, tellCrossing } from './tell.ts';
import { gridDieName, gridLook, gridTray } from './tray.ts';
import { jokerWarning } from './warning.ts';
import { whyNot } from './why.ts';
import { gridWorth } from './worth.ts';

/** The choice that crosses nothing. */
export const PASS_QUIETLY: Quiet = { text: 'pass', label: { key: 'quiet.pass' } };

/** What all faces of the family do alike; a game puts its own in their place where it differs. */
export const gridFace = {
  freshSheet: (seed: string) => `sheet:${drawGoodCode('plain', seed)}`,
  headline: gridHeadline,
  tray: gridTray,
  look: gridLook,
  dieName: gridDieName,
  dieUses: () => ['take'],
  options: crossingOptions,
  quiet: () => PASS_QUIETLY,
  prompt: (table, seat, pencil) => crossingPrompt(table, seat, pencil),
  cost: crossingCost,
  warning: jokerWarning,
  why: (table, seat, pencil, mark) => whyNot(table, seat, pencil, mark),
  worth: (table, seat, mark) => gridWorth(table, seat, mark),
  tell: tellCrossing,
  brief: briefCrossing,
  cheers: (before, after) => gridCheers(before, after),
  ...gridSpots(false),
  inked: (_table, _seat, text) => inkedBoxes(text),
  status: gridStatus,
  nearEnd: isOneChoiceFromEnd,
} satisfies Partial<Face<Table<string>>>;
