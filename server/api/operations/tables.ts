import { WISH } from '../../socket/messages.ts';
import { ALL_GAMES, LIVE, ONE_TABLE, SOME_TABLES } from '../answers.ts';
import { MOVES, SHOWN, WISHED } from '../message-schemas.ts';
import {
  JOIN,
  MAKE_TABLE,
  MOVE_SEAT,
  TABLE_OPTIONS,
  TAKE_SEAT,
  VIEW_QUERY,
  VOTE,
} from '../schemas.ts';
import type { Operation } from './operation.ts';
import * as samples from './samples.ts';

/** Tables, from finding one to the record of its match. */
export const TABLES: readonly Operation[] = [
  {
    id: 'listGames',
    method: 'get',
    path: '/games',
    says: 'The games, with their options and their bots, weakest first.',
    gives: ALL_GAMES,
    isOpen: true,
    example: { answer: { games: [samples.GAME] } },
  },
  {
    id: 'listOpenTables',
    method: 'get',
    path: '/tables',
    says: 'Open public tables whose host is there, except those where you couldn’t sit down.',
    gives: SOME_TABLES,
    isOpen: true,
    example: { answer: { tables: [samples.TABLE] } },
  },
  {
    id: 'listLiveTables',
    method: 'get',
    path: '/live',
    says:
      'Public tables with a match in play, newest first, and how many people are at tables. ' +
      'Tables of people you’ve blocked, or who have blocked you, are left out.',
    gives: LIVE,
    isOpen: true,
    example: { answer: samples.LIVE },
  },
  {
    id: 'makeTable',
    method: 'post',
    path: '/tables',
    says:
      'Make a table; you’re its host, in the first seat. You can have two open tables: one more ' +
      'closes the oldest one where nobody else sits.',
    body: MAKE_TABLE,
    gives: ONE_TABLE,
    status: 201,
    refuses: ['options', 'tables'],
    example: { body: { options: { game: samples.GAME.id } }, answer: { table: samples.TABLE } },
  },
  {
    id: 'findTableByCode',
    method: 'post',
    path: '/join',
    says: 'Find a table by its spoken code.',
    body: JOIN,
    gives: ONE_TABLE,
    refuses: ['missing'],
    isOpen: true,
    example: { body: { code: samples.CODE }, answer: { table: samples.TABLE } },
  },
  {
    id: 'getTable',
    method: 'get',
    path: '/tables/{id}',
    says: 'A table, by its id.',
    gives: ONE_TABLE,
    isOpen: true,
    example: { answer: { table: samples.TABLE } },
  },
  {
    id: 'takeSeat',
    method: 'post',
    path: '/tables/{id}/seats',
    says:
      'Sit down, or seat a bot. Once the match has started, take over a bot’s seat, from this step ' +
      'on.',
    body: TAKE_SEAT,
    gives: ONE_TABLE,
    refuses: ['state', 'full', 'removed', 'blocked', 'host', 'options', 'seat'],
    example: { body: { bot: samples.GAME.bots[0] }, answer: { table: samples.TABLE } },
  },
  {
    id: 'leaveSeat',
    method: 'delete',
    path: '/tables/{id}/seats/{seat}',
    says:
      'Leave your seat, or empty another one as the host. During a match that’s for good: a bot ' +
      'plays on at once, and somebody else may take the seat. After a match, you’re not in the ' +
      'next one. Seats are counted from 0.',
    gives: ONE_TABLE,
    refuses: ['seat', 'host', 'state'],
    example: { answer: { table: samples.TABLE } },
  },
  {
    id: 'joinQueue',
    method: 'post',
    path: '/tables/{id}/queue',
    says: 'Queue for the next match: you get a seat in its lobby, in order, as long as there is room.',
    gives: ONE_TABLE,
    refuses: ['state', 'full', 'removed', 'blocked'],
    example: { answer: { table: samples.PLAYING } },
  },
  {
    id: 'leaveQueue',
    method: 'delete',
    path: '/tables/{id}/queue',
    says: 'Leave the queue.',
    gives: ONE_TABLE,
    example: { answer: { table: samples.PLAYING } },
  },
  {
    id: 'voteToEnd',
    method: 'post',
    path: '/tables/{id}/vote',
    says:
      'Ask everybody to end the match where it stands, or answer that question. It ends when ' +
      'everybody has agreed, except people who have been gone for 15 s. One no, or a minute without ' +
      'an answer, and it goes on. The same person can ask again after four minutes.',
    body: VOTE,
    gives: ONE_TABLE,
    refuses: ['seat', 'state', 'asked'],
    example: { body: { agrees: true }, answer: { table: samples.PLAYING } },
  },
  {
    id: 'moveSeat',
    method: 'post',
    path: '/tables/{id}/move',
    says: 'As the host, change the order of seats.',
    body: MOVE_SEAT,
    gives: ONE_TABLE,
    refuses: ['host', 'state', 'seat'],
    example: { body: { from: 1, to: 0 }, answer: { table: samples.TABLE } },
  },
  {
    id: 'setTableOptions',
    method: 'put',
    path: '/tables/{id}/options',
    says: 'As the host, set the options.',
    body: TABLE_OPTIONS,
    gives: ONE_TABLE,
    refuses: ['host', 'state', 'options'],
    example: { body: { game: samples.GAME.id, timer: 'gentle' }, answer: { table: samples.TABLE } },
  },
  {
    id: 'beginMatch',
    method: 'post',
    path: '/tables/{id}/begin',
    says: 'As the host, start the match.',
    gives: ONE_TABLE,
    refuses: ['host', 'state', 'few', 'options'],
    example: { answer: { table: samples.PLAYING } },
  },
  {
    id: 'playAgain',
    method: 'post',
    path: '/tables/{id}/again',
    says: 'After a match, open the lobby for another one. The second player becomes the first.',
    gives: ONE_TABLE,
    refuses: ['seat', 'state'],
    example: { answer: { table: samples.TABLE } },
  },
  {
    id: 'beReady',
    method: 'post',
    path: '/tables/{id}/ready',
    says: 'In a lobby after a match, say that you are ready for the next one.',
    gives: ONE_TABLE,
    refuses: ['seat', 'state'],
    example: { answer: { table: samples.TABLE } },
  },
  {
    id: 'closeTable',
    method: 'post',
    path: '/tables/{id}/close',
    says: 'As the host, close the table; not during a match.',
    gives: ONE_TABLE,
    refuses: ['host', 'state'],
    example: { answer: { table: { ...samples.TABLE, state: 'closed' } } },
  },
  {
    id: 'openSocket',
    method: 'get',
    path: '/tables/{id}/socket',
    says:
      'A WebSocket. It sends a welcome, then the table and the match as you see them, in full after ' +
      'every change: each is a ServerMessage. Send a ClientMessage; a wish is answered with its ' +
      'id. If a player has several devices, the newest plays. With `?watching` a device doesn’t ' +
      'take over from another one, and with `?screen` it is always a spectator.',
    gives: 'socket',
    refuses: ['removed', 'shape'],
    isOpen: true,
    example: {},
  },
  {
    id: 'getView',
    method: 'get',
    path: '/tables/{id}/view',
    says:
      'The table and its match as you see them, without a socket. With `after`, the answer waits ' +
      'for news; at most 4 requests can wait at once. You count as present for 15 s from then on; ' +
      'a request that doesn’t wait only looks.',
    query: VIEW_QUERY,
    gives: SHOWN,
    refuses: ['removed'],
    example: { query: { after: '2-0', wait: '10' }, answer: samples.SHOWN },
  },
  {
    id: 'listMoves',
    method: 'get',
    path: '/tables/{id}/moves',
    says: 'Every legal move of your seat, as in a record.',
    gives: MOVES,
    refuses: ['removed', 'seat', 'state'],
    example: { answer: samples.MOVES },
  },
  {
    id: 'sendWish',
    method: 'post',
    path: '/tables/{id}/wishes',
    says:
      'Roll, decide or send any other wish of a seat, without a socket. A wish with the same `id` ' +
      'is done only once. Sending one takes the seat over from your other devices.',
    body: WISH,
    gives: WISHED,
    refuses: ['removed'],
    example: {
      body: { type: 'roll', id: 'roll-0', step: 0 },
      answer: { outcome: { kind: 'done' } },
    },
  },
  {
    id: 'getRecord',
    method: 'get',
    path: '/matches/{id}/record',
    says: 'The record of a finished match, with the secret that proves its dice.',
    gives: 'text',
    refuses: ['unfinished'],
    isOpen: true,
    example: { answer: samples.RECORD },
  },
];
