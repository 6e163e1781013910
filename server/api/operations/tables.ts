import { JOIN, MAKE_TABLE, MOVE_SEAT, TABLE_OPTIONS, TAKE_SEAT } from '../schemas.ts';
import type { Operation } from './operation.ts';

/** Tables, from finding one to the record of its match. */
export const TABLES: readonly Operation[] = [
  {
    method: 'get',
    path: '/games',
    says: 'What can be played, with options and bots, the weakest first.',
    gives: 'json',
    isOpen: true,
  },
  {
    method: 'get',
    path: '/tables',
    says: 'Open public tables, without those of people who are blocked.',
    gives: 'tables',
    isOpen: true,
  },
  {
    method: 'post',
    path: '/tables',
    says: 'Make a table; you are its host and sit first.',
    body: MAKE_TABLE,
    gives: 'table',
  },
  {
    method: 'post',
    path: '/join',
    says: 'Find the table whose code was said to you.',
    body: JOIN,
    gives: 'table',
    isOpen: true,
  },
  { method: 'get', path: '/tables/{id}', says: 'A table.', gives: 'table', isOpen: true },
  {
    method: 'post',
    path: '/tables/{id}/seats',
    says: 'Sit down, or seat a bot.',
    body: TAKE_SEAT,
    gives: 'table',
  },
  {
    method: 'delete',
    path: '/tables/{id}/seats/{seat}',
    says: 'Stand up; or as the host, empty a seat. Seats are counted from 0.',
    gives: 'table',
  },
  {
    method: 'post',
    path: '/tables/{id}/move',
    says: 'As the host, change the order of seats.',
    body: MOVE_SEAT,
    gives: 'table',
  },
  {
    method: 'put',
    path: '/tables/{id}/options',
    says: 'As the host, set the options.',
    body: TABLE_OPTIONS,
    gives: 'table',
  },
  { method: 'post', path: '/tables/{id}/begin', says: 'As the host, begin.', gives: 'table' },
  {
    method: 'post',
    path: '/tables/{id}/again',
    says: 'After a match, open the lobby for another one; whoever sat second begins.',
    gives: 'table',
  },
  { method: 'post', path: '/tables/{id}/close', says: 'As the host, close it.', gives: 'table' },
  {
    method: 'get',
    path: '/tables/{id}/socket',
    says:
      'A WebSocket. It says welcome, the table, and the match as you see it, whole and after every ' +
      'change. What you send is one of ClientMessage and is answered with its id. Of several ' +
      'devices of a player the newest plays; with `?watching` a device takes the seat from none, ' +
      'and with `?screen` it is a spectator’s, whoever you are.',
    gives: 'socket',
    isOpen: true,
  },
  {
    method: 'get',
    path: '/matches/{id}/record',
    says: 'The record of a finished match, with the secret that proves its dice.',
    gives: 'text',
    isOpen: true,
  },
];
