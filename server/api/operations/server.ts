import { CRASH } from '../../operation/crashes.ts';
import { ABOUT, ADDRESSES, DICE } from '../answers.ts';
import type { Operation } from './operation.ts';
import * as samples from './samples.ts';

/** What the server says about itself. */
export const SERVER: readonly Operation[] = [
  {
    id: 'getAbout',
    method: 'get',
    path: '/about',
    says: 'Who runs this server, and how long it keeps unfinished matches.',
    gives: ABOUT,
    isOpen: true,
    example: { answer: { operator: null, keepUnfinished: 90 } },
  },
  {
    id: 'diceStatistics',
    method: 'get',
    path: '/statistics',
    says: 'How often each face has been rolled, with the app’s dice and with real ones.',
    gives: DICE,
    isOpen: true,
    example: { answer: { dice: [samples.ROLLED] } },
  },
  {
    id: 'nearbyAddresses',
    method: 'get',
    path: '/nearby',
    says:
      'The addresses at which devices on the same network reach this server, the most useful ' +
      'first. Empty unless a page on this computer asks, such as one from localhost.',
    gives: ADDRESSES,
    isOpen: true,
    example: { answer: { addresses: ['http://192.168.1.20:4321'] } },
  },
  {
    id: 'reportCrash',
    method: 'post',
    path: '/crashes',
    says:
      'Report that part of the app broke in a browser, so that it is counted. Unknown values ' +
      'count as `other`.',
    body: CRASH,
    gives: 'nothing',
    isOpen: true,
    example: { body: { kind: 'screen', route: 'table', error: 'TypeError', build: 'app-1a2b3c' } },
  },
];
