import type { Entry } from './command.ts';

export const COMMANDS: readonly Entry[] = [
  {
    name: 'serve',
    summary: 'open the app for browsers here and on the same network',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'play',
    summary: 'play a match in the terminal, against people and bots',
    load: async () => (await import('./play/command.ts')).play,
  },
  {
    name: 'replay',
    summary: 'read records of matches and tell their scores',
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'verify',
    summary: 'compute the rolls of an online match again',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'simulate',
    summary: 'let bots play many matches and show the statistics',
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
    summary: 'list what players have reported, for those who run a server',
    load: async () => (await import('./reports.ts')).reports,
  },
  {
    name: 'backup',
    summary: 'copy the database of a server, while it runs',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'put such a copy into an empty database',
    load: async () => (await import('./backup.ts')).restore,
  },
];
