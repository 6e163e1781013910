import type { Page } from 'playwright-core';
import { BACKUP_VERSION } from '#web/store/backup.ts';
import { padOf } from '../pad.ts';
import { played } from '../played.ts';
import { breakStore, stopClock } from '../states.ts';
import { finished, midway } from './moments.ts';
import { type Screen, tap } from './screen.ts';

const kept = [midway('encore'), finished('encore-plus')];

/** Everything about what is kept: given away, brought back, removed. */
export const keeping: readonly Screen[] = [
  { name: 'settings-with-matches', path: '/settings', matches: kept, shows: '.delete-all' },
  {
    name: 'delete-all',
    path: '/settings',
    matches: kept,
    shows: '.settings',
    act: async (page) => {
      await tap('.delete-all > .button')(page);
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'matches-removed',
    path: '/matches',
    matches: kept,
    before: stopClock,
    shows: '.matches-list',
    act: async (page) => {
      await tap('.matches-tools button:last-child')(page);
      await page.locator('.removed-card').waitFor();
    },
  },
  {
    name: 'matches-damaged',
    path: '/matches',
    matches: [midway('encore')],
    damage: ({ entries: _, ...rest }) => rest as never,
    shows: '.matches-row',
  },
  {
    name: 'import-done',
    path: '/matches',
    matches: [midway('encore')],
    shows: '.matches',
    act: async (page) => importText(page, await backup()),
  },
  {
    name: 'import-no-backup',
    path: '/matches',
    shows: '.matches',
    act: (page) => importText(page, 'no backup at all'),
  },
  {
    name: 'import-unreadable',
    path: '/matches',
    before: breakStore,
    shows: '.matches',
    act: async (page) => importText(page, await backup()),
  },
];

/** A file of everything an import can meet: what is new, here already, and cannot be read. */
async function backup(): Promise<string> {
  const match = await played(midway('encore'));
  const cheat = { ...match, id: 'cheat', entries: [{ kind: 'roll', text: '9 9' }] };
  const strange = { ...match, id: 'strange', game: 'dominoes' };
  return JSON.stringify({
    dicepad: 'backup',
    version: BACKUP_VERSION,
    made: new Date(match.changed).toISOString(),
    matches: [match, await played(finished('qwixx')), cheat, strange],
    pads: [padOf('choice')],
    damaged: [{ id: 'shape', game: 'encore', changed: 5 }],
  });
}

async function importText(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  const file = { name: 'backup.json', mimeType: 'application/json', buffer };
  await page.locator('.backup input[type=file]').setInputFiles(file);
  await page.locator('dialog').waitFor();
}
