import { encoreCoop } from '../rules.ts';

/** The game whose teams the lab looks at, by its id. */
export const TEAM_GAME = encoreCoop.id;
