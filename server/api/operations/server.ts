import { CRASH } from '../../operation/crashes.ts';
import { ADDRESSES, DICE } from '../answers.ts';
import type { Operation } from './operation.ts';

/** What the server tells of itself. */
export const SERVER: readonly Operation[] = [
  {
    method: 'get',
    path: '/statistics',
    says: 'How often each face was ever rolled; the dice of the app and real ones apart.',
    gives: DICE,
    isOpen: true,
  },
  {
    method: 'get',
    path: '/nearby',
    says:
      'The addresses by which devices in the same network reach this server, the most useful ' +
      'first. Only a page on this computer is told any, such as one from localhost.',
    gives: ADDRESSES,
    isOpen: true,
  },
  {
    method: 'post',
    path: '/crashes',
    says:
      'Tell that a part of the app broke in a browser, so that it is counted. Words that are not ' +
      'known here count as `other`.',
    body: CRASH,
    gives: 'nothing',
    isOpen: true,
  },
];
