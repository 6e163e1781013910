import type { Scene, Step } from '#games/teach.ts';
import { FRAMED, FULL_ROW, IN_ORDER, STARRED } from './scripts.ts';

/** How each mission but the first one is done, at a table of two that plays it. */
export const missionSteps: readonly Step[] = [
  missionStep('rows', 2, FULL_ROW, { point: ['A1', 'B1'] }),
  missionStep('stars', 3, STARRED, { point: ['H5'] }),
  missionStep('blocks', 4, FRAMED, { point: ['G2', 'H2', 'G3', 'H3'] }),
  missionStep('word', 5, IN_ORDER, { seat: 1, point: ['O7'] }),
];

/** The two choices that a match ends with are played before one's eyes. */
function missionStep(key: string, mission: number, lines: string, more: Scene): Step {
  const all = lines.split('\n');
  return {
    key,
    chapter: 'scoring',
    rules: ['C3'],
    scene: {
      before: all.slice(0, -2).join('\n'),
      shown: all.slice(-2).join('\n'),
      players: ['Mia', 'Tom'],
      options: { Mission: `${mission}` },
      glance: true,
      ...more,
    },
  };
}
