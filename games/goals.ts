/** The game that sets its teams goals, and what its goals are measured with. */
export { GOAL_TABLES } from './encore-coop/goals.ts';
export { type Standing, type Suited, suitGoals } from './encore-coop/lab/goals.ts';
export { nothingReached, playTeam, type Reached, together } from './encore-coop/lab/reached.ts';
export { TEAM_GAME } from './encore-coop/lab/team-game.ts';
export { MISSIONS } from './encore-coop/missions.ts';
