import { ALL_GAMES, ONE_TABLE, SOME_TABLES } from '../answers.ts';
import { JOIN, MAKE_TABLE, MOVE_SEAT, TABLE_OPTIONS, TAKE_SEAT } from '../schemas.ts';
import type { Operation } from './operation.ts';

/** Tables, from finding one to the record of its match. */
export const TABLES: readonly Operation[] = [
  {
    method: 'get',
    path: '/games',
    says: 'What can be played, with options and bots, the weakest first.',
    gives: ALL_GAMES,
    isOpen: true,
  },
  {
    method: 'get',
    path: '/tables',
    says: 'Open public tables whose host is there, without those where you would not be seated.',
    gives: SOME_TABLES,
    isOpen: true,
  },
  {
    method: 'post',
    path: '/tables',
    says:
      'Make a table; you are its host and sit first. Of your open tables two stay: the oldest where ' +
      'nobody else sits is closed.',
    body: MAKE_TABLE,
    gives: ONE_TABLE,
    refuses: ['options', 'tables'],
  },
  {
    method: 'post',
    path: '/join',
    says: 'Find the table whose code was said to you.',
    body: JOIN,
    gives: ONE_TABLE,
    refuses: ['missing'],
    isOpen: true,
  },
  { method: 'get', path: '/tables/{id}', says: 'A table.', gives: ONE_TABLE, isOpen: true },
  {
    method: 'post',
    path: '/tables/{id}/seats',
    says: 'Sit down, or seat a bot.',
    body: TAKE_SEAT,
    gives: ONE_TABLE,
    refuses: ['state', 'full', 'removed', 'blocked', 'host', 'options'],
  },
  {
    method: 'delete',
    path: '/tables/{id}/seats/{seat}',
    says:
      'Stand up; or as the host, empty a seat, in which a bot goes on during a match. Seats are ' +
      'counted from 0.',
    gives: ONE_TABLE,
    refuses: ['seat', 'host', 'state'],
  },
  {
    method: 'post',
    path: '/tables/{id}/move',
    says: 'As the host, change the order of seats.',
    body: MOVE_SEAT,
    gives: ONE_TABLE,
    refuses: ['host', 'state', 'seat'],
  },
  {
    method: 'put',
    path: '/tables/{id}/options',
    says: 'As the host, set the options.',
    body: TABLE_OPTIONS,
    gives: ONE_TABLE,
    refuses: ['host', 'state', 'options'],
  },
  {
    method: 'post',
    path: '/tables/{id}/begin',
    says: 'As the host, begin.',
    gives: ONE_TABLE,
    refuses: ['host', 'state', 'few', 'options'],
  },
  {
    method: 'post',
    path: '/tables/{id}/again',
    says: 'After a match, open the lobby for another one; whoever sat second begins.',
    gives: ONE_TABLE,
    refuses: ['seat', 'state'],
  },
  {
    method: 'post',
    path: '/tables/{id}/close',
    says: 'As the host, close it; not while a match is played.',
    gives: ONE_TABLE,
    refuses: ['host', 'state'],
  },
  {
    method: 'get',
    path: '/tables/{id}/socket',
    says:
      'A WebSocket. It says welcome, the table, and the match as you see it, whole and after every ' +
      'change: each is one of ServerMessage. What you send is one of ClientMessage and is answered ' +
      'with its id. Of several ' +
      'devices of a player the newest plays; with `?watching` a device takes the seat from none, ' +
      'and with `?screen` it is a spectator’s, whoever you are.',
    gives: 'socket',
    refuses: ['removed'],
    isOpen: true,
  },
  {
    method: 'get',
    path: '/matches/{id}/record',
    says: 'The record of a finished match, with the secret that proves its dice.',
    gives: 'text',
    refuses: ['unfinished'],
    isOpen: true,
  },
];
