import { BLOCK, REPORT } from '../../people/routes.ts';
import { BLOCKS, CALLS, ONE_BLOCK, ONE_TABLE, USUAL } from '../answers.ts';
import type { Operation } from './operation.ts';
import * as samples from './samples.ts';

/** The same people again, and what one does about people one does not want to meet. */
export const PEOPLE: readonly Operation[] = [
  {
    id: 'listUsualTables',
    method: 'get',
    path: '/me/usual',
    says:
      'The people you have finished matches with in the last year, group by group, the latest ' +
      'first; strangers from public tables after the second match.',
    gives: USUAL,
    example: { answer: { usual: [samples.USUAL] } },
  },
  {
    id: 'callUsualTable',
    method: 'post',
    path: '/me/usual/{id}/call',
    says:
      'Call these people together: a private table as the last one was, or the one to which ' +
      'somebody of them has called already. The others find it under `/me/calls` for three hours.',
    gives: ONE_TABLE,
    status: 201,
    refuses: ['missing', 'options', 'tables', 'state', 'full', 'removed'],
    example: { answer: { table: samples.TABLE } },
  },
  {
    id: 'muteUsualTable',
    method: 'delete',
    path: '/me/usual/{id}',
    says: 'Be called together with these people no more, unless you play together again.',
    gives: 'nothing',
    refuses: ['missing'],
    example: {},
  },
  {
    id: 'listCalls',
    method: 'get',
    path: '/me/calls',
    says: 'Who calls you to a table, the newest first. Sit down there to come.',
    gives: CALLS,
    example: { answer: { calls: [samples.CALL] } },
  },
  {
    id: 'declineCall',
    method: 'delete',
    path: '/me/calls/{id}',
    says: 'Do not come to the table of this id. Nobody is told.',
    gives: 'nothing',
    refuses: ['missing'],
    example: {},
  },
  {
    id: 'blockPlayer',
    method: 'post',
    path: '/players/block',
    says:
      'Block whoever sits there. At public tables you are not seated together any more, and not ' +
      'shown their tables.',
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
    says: 'Whom you have blocked.',
    gives: BLOCKS,
    example: { answer: { blocks: [samples.BLOCK] } },
  },
  {
    id: 'unblockPlayer',
    method: 'delete',
    path: '/players/blocks/{id}',
    says: 'Take a block back.',
    gives: 'nothing',
    example: {},
  },
  {
    id: 'reportPlayer',
    method: 'post',
    path: '/reports',
    says: 'Report whoever sits there to those who run this server.',
    body: REPORT,
    gives: 'nothing',
    refuses: ['missing', 'seat'],
    example: { body: { table: samples.ID, seat: 1, reason: 'stalling' } },
  },
];
