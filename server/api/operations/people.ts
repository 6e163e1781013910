import { BLOCK, REPORT } from '../../people/routes.ts';
import { BLOCKS, CALLS, ONE_BLOCK, ONE_TABLE, USUAL } from '../answers.ts';
import type { Operation } from './operation.ts';
import * as samples from './samples.ts';

/** Playing with the same people again, and blocking or reporting others. */
export const PEOPLE: readonly Operation[] = [
  {
    id: 'listUsualTables',
    method: 'get',
    path: '/me/usual',
    says:
      'The people you’ve finished matches with in the last year, group by group, latest first. ' +
      'Strangers from public tables appear after the second match.',
    gives: USUAL,
    example: { answer: { usual: [samples.USUAL] } },
  },
  {
    id: 'callUsualTable',
    method: 'post',
    path: '/me/usual/{id}/call',
    says:
      'Call these people together: at a new private table like the last one, or at the one where ' +
      'somebody has already called them. The others find it under `/me/calls` for three hours.',
    gives: ONE_TABLE,
    status: 201,
    refuses: ['missing', 'options', 'tables', 'state', 'full', 'removed'],
    example: { answer: { table: samples.TABLE } },
  },
  {
    id: 'muteUsualTable',
    method: 'delete',
    path: '/me/usual/{id}',
    says: 'Stop calls to this group, unless you play together again.',
    gives: 'nothing',
    refuses: ['missing'],
    example: {},
  },
  {
    id: 'listCalls',
    method: 'get',
    path: '/me/calls',
    says: 'Who is calling you to a table, newest first. To come, sit down there.',
    gives: CALLS,
    example: { answer: { calls: [samples.CALL] } },
  },
  {
    id: 'declineCall',
    method: 'delete',
    path: '/me/calls/{id}',
    says: 'Decline the call to the table with this id. Nobody is told.',
    gives: 'nothing',
    refuses: ['missing'],
    example: {},
  },
  {
    id: 'blockPlayer',
    method: 'post',
    path: '/players/block',
    says:
      'Block the person in this seat. You won’t be seated together at public tables any more, ' +
      'or see each other’s tables.',
    body: BLOCK,
    gives: ONE_BLOCK,
    status: 201,
    refuses: ['missing', 'seat'],
    example: { body: { table: samples.ID, seat: 1 }, answer: { block: samples.BLOCK } },
  },
  {
    id: 'listBlocks',
    method: 'get',
    path: '/players/blocks',
    says: 'The people you’ve blocked.',
    gives: BLOCKS,
    example: { answer: { blocks: [samples.BLOCK] } },
  },
  {
    id: 'unblockPlayer',
    method: 'delete',
    path: '/players/blocks/{id}',
    says: 'Unblock somebody.',
    gives: 'nothing',
    example: {},
  },
  {
    id: 'reportPlayer',
    method: 'post',
    path: '/reports',
    says: 'Report the person in this seat to the people who run this server.',
    body: REPORT,
    gives: 'nothing',
    refuses: ['missing', 'seat'],
    example: { body: { table: samples.ID, seat: 1, reason: 'stalling' } },
  },
];
