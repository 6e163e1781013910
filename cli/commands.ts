import type { Entry } from './command.ts';

export const COMMANDS: readonly Entry[] = [
  {
    name: 'serve',
    summary: 'open the app for browsers here and on the same network',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'play',
    summary: 'play a game in the terminal, against people and bots',
    load: async () => (await import('./play/command.ts')).play,
  },
  {
    name: 'replay',
    summary: 'check the records of games and print their scores',
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'verify',
    summary: 'check the dice of an online game, roll by roll',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'simulate',
    summary: 'let bots play many games and show the statistics',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  {
    name: 'lab',
    summary: 'measure bots and sheets, solve games, train bots',
    load: async () => (await import('./lab/command.ts')).lab,
  },
  {
    name: 'sheets',
    summary: 'list, show, check and generate sheets',
    load: async () => (await import('./sheets/command.ts')).sheets,
  },
  {
    name: 'reports',
    summary: 'list what players have reported (for server operators)',
    load: async () => (await import('./reports.ts')).reports,
  },
  {
    name: 'backup',
    summary: 'copy a server’s database while it runs',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'restore such a copy into an empty database',
    load: async () => (await import('./backup.ts')).restore,
  },
];
