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
    says: 'What can be played, with options and bots, the weakest first.',
    gives: ALL_GAMES,
    isOpen: true,
    example: { answer: { games: [samples.GAME] } },
  },
  {
    id: 'listOpenTables',
    method: 'get',
    path: '/tables',
    says: 'Open public tables whose host is there, without those where you would not be seated.',
    gives: SOME_TABLES,
    isOpen: true,
    example: { answer: { tables: [samples.TABLE] } },
  },
  {
    id: 'listLiveTables',
    method: 'get',
    path: '/live',
    says:
      'Public tables whose match is played now, the newest first, and how many people are at ' +
      'tables. Without tables of people whom you do not meet.',
    gives: LIVE,
    isOpen: true,
    example: { answer: samples.LIVE },
  },
  {
    id: 'makeTable',
    method: 'post',
    path: '/tables',
    says:
      'Make a table; you are its host and sit first. Of your open tables two stay: the oldest where ' +
      'nobody else sits is closed.',
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
    says: 'Find the table whose code was said to you.',
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
    says: 'A table.',
    gives: ONE_TABLE,
    isOpen: true,
    example: { answer: { table: samples.TABLE } },
  },
  {
    id: 'takeSeat',
    method: 'post',
    path: '/tables/{id}/seats',
    says:
      'Sit down, or seat a bot. In a match that has begun, take over the seat of a bot, from this ' +
      'step on.',
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
      'Stand up; or as the host, empty a seat. In a match that is for good: a bot goes on at once, ' +
      'and somebody else may take the seat. After one, it is not in the next. Seats are counted from 0.',
    gives: ONE_TABLE,
    refuses: ['seat', 'host', 'state'],
    example: { answer: { table: samples.TABLE } },
  },
  {
    id: 'joinQueue',
    method: 'post',
    path: '/tables/{id}/queue',
    says: 'Wait for the next match: you are seated in its lobby when there is room, in order.',
    gives: ONE_TABLE,
    refuses: ['state', 'full', 'removed', 'blocked'],
    example: { answer: { table: samples.PLAYING } },
  },
  {
    id: 'leaveQueue',
    method: 'delete',
    path: '/tables/{id}/queue',
    says: 'Wait no more.',
    gives: ONE_TABLE,
    example: { answer: { table: samples.PLAYING } },
  },
  {
    id: 'voteToEnd',
    method: 'post',
    path: '/tables/{id}/vote',
    says:
      'Ask everybody to end the match where it stands, or answer somebody who did. It ends when all ' +
      'people have agreed, but those who have not been there for 15 s; one no, or a minute, and it goes on. ' +
      'Whoever has asked may ask again after four minutes.',
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
    says: 'As the host, begin.',
    gives: ONE_TABLE,
    refuses: ['host', 'state', 'few', 'options'],
    example: { answer: { table: samples.PLAYING } },
  },
  {
    id: 'playAgain',
    method: 'post',
    path: '/tables/{id}/again',
    says: 'After a match, open the lobby for another one; whoever sat second begins.',
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
    says: 'As the host, close it; not while a match is played.',
    gives: ONE_TABLE,
    refuses: ['host', 'state'],
    example: { answer: { table: { ...samples.TABLE, state: 'closed' } } },
  },
  {
    id: 'openSocket',
    method: 'get',
    path: '/tables/{id}/socket',
    says:
      'A WebSocket. It says welcome, the table, and the match as you see it, whole and after every ' +
      'change: each is one of ServerMessage. What you send is one of ClientMessage and is answered ' +
      'with its id. Of several ' +
      'devices of a player the newest plays; with `?watching` a device takes the seat from none, ' +
      'and with `?screen` it is a spectator’s, whoever you are.',
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
      'The table and its match as you see them, without a socket. With `after` the answer waits for ' +
      'news, beside 3 others at most. You count as here for 15 s from then on; without ' +
      'waiting you only look.',
    query: VIEW_QUERY,
    gives: SHOWN,
    refuses: ['removed'],
    example: { query: { after: '2-0', wait: '10' }, answer: samples.SHOWN },
  },
  {
    id: 'listMoves',
    method: 'get',
    path: '/tables/{id}/moves',
    says: 'Every legal move of your seat, as records write them.',
    gives: MOVES,
    refuses: ['removed', 'seat', 'state'],
    example: { answer: samples.MOVES },
  },
  {
    id: 'sendWish',
    method: 'post',
    path: '/tables/{id}/wishes',
    says:
      'Roll, decide, or whatever else a seat may wish, without a socket. The same `id` twice is done ' +
      'once. With it you take the seat over from other devices of yours.',
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
