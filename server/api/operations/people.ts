import { BLOCK, REPORT } from '../../people/routes.ts';
import { BLOCKS, ONE_BLOCK } from '../answers.ts';
import type { Operation } from './operation.ts';

/** What one does about people one does not want to meet. */
export const PEOPLE: readonly Operation[] = [
  {
    method: 'post',
    path: '/players/block',
    says:
      'Block whoever sits there. At public tables you are not seated together any more, and not ' +
      'shown their tables.',
    body: BLOCK,
    gives: ONE_BLOCK,
    refuses: ['missing', 'seat'],
  },
  { method: 'get', path: '/players/blocks', says: 'Whom you have blocked.', gives: BLOCKS },
  {
    method: 'delete',
    path: '/players/blocks/{id}',
    says: 'Take a block back.',
    gives: 'nothing',
  },
  {
    method: 'post',
    path: '/reports',
    says: 'Report whoever sits there to those who run this server.',
    body: REPORT,
    gives: 'nothing',
    refuses: ['missing', 'seat'],
  },
];
