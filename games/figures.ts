import type { Figures } from '#bots/figures.ts';
import choice from './choice/bots/figures.json' with { type: 'json' };
import encore from './encore/bots/figures.json' with { type: 'json' };
import encoreCoop from './encore-coop/bots/figures.json' with { type: 'json' };
import encorePlus from './encore-plus/bots/figures.json' with { type: 'json' };
import qwixx from './qwixx/bots/figures.json' with { type: 'json' };

/** How strong the bots of each game are, for those who choose one and have not loaded it. */
const FIGURES: Readonly<Record<string, Figures>> = {
  encore,
  'encore-coop': encoreCoop,
  'encore-plus': encorePlus,
  qwixx,
  choice,
};

export function figuresOf(game: string): Figures {
  return Object.hasOwn(FIGURES, game) ? FIGURES[game]! : {};
}
