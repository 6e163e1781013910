// Plays a seat of a table through the public API. docs/bot.md tells how.
//   DICEPAD_TOKEN=… node docs/bot.js http://localhost:4321 TABLE
import { randomBytes } from 'node:crypto';
import { movesOf } from '../engine/contract.ts';
import { GAMES } from '../games/index.ts';

const [server = '', table = ''] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.DICEPAD_TOKEN}` };
const at = `${server}/api/tables/${table}`;
const chance = randomBytes(32).toString('hex');
let { seat, game, played } = {};

// Sitting down twice is sitting down once, so the bot may be started again at any time.
const sat = await fetch(`${at}/seats`, {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: '{}',
});
if (!sat.ok) throw new Error((await sat.json()).sentence);
connect();

/** Whatever ends a socket, the next one begins with everything that is true now. */
function connect() {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/socket`, { headers });
  socket.onmessage = ({ data }) => hear(JSON.parse(data), socket);
  socket.onclose = () => setTimeout(connect, 1000);
}

function hear(message, socket) {
  if (message.type === 'welcome') seat = message.seat;
  if (message.type === 'table') game = GAMES.find(({ id }) => id === message.table.options.game);
  if (message.type === 'table' && played && message.table.match !== played) return end(played);
  if (message.type === 'view') play(message.view, socket);
  if (message.type === 'closed' && message.reason !== 'shutdown') process.exit(1);
}

function play({ match, step, position, next, decided, entries }, socket) {
  // One id for each wish of a step: should two views of it come, the second is answered, not done.
  const ask = (wish) => socket.send(JSON.stringify({ ...wish, id: `${wish.type}-${step}`, step }));
  // Before the first roll: with chance of our own in them, the server alone cannot choose the dice.
  if (entries.length === 0) ask({ type: 'chance', value: chance });
  if (next.for === 'nobody') return end(match);
  played = match;
  if (next.for === 'dice') {
    if (game.active(position) === seat) ask({ type: 'roll' });
  } else if (next.seats.includes(seat) && !decided.includes(seat)) {
    ask({ type: 'decide', text: game.notate(position, seat, choose(position)) });
  }
}

/** Any legal move. Here is where a better bot begins. */
function choose(position) {
  const moves = movesOf(game, position, seat);
  return moves[Math.floor(Math.random() * moves.length)];
}

async function end(match) {
  process.stdout.write(await (await fetch(`${server}/api/matches/${match}/record`)).text());
  process.exit(0);
}
