import type { AllTexts, Game } from '#engine/contract.ts';
import { movesOf, refusal } from '#engine/contract.ts';
import { sortDice } from '#engine/dice.ts';
import { inEach } from '#engine/languages.ts';
import { oneEach, oneOf, soloVariant } from '#engine/options.ts';
import { best } from '#engine/winners.ts';

export interface Pebbles {
  readonly goal: number;
  readonly taken: number[];
  turn: number;
  /** What the die shows while seats decide. */
  die: number;
}

const DIE = { name: 'stone', faces: ['S1', 'S2', 'S3'] };
const WORDS = ['leave', 'take it', 'take all'] as const;
const TURNS = 8;

const SPOKEN: Partial<AllTexts> & Pick<AllTexts, 'en'> = {
  en: {
    'K1.goal': '{count, plural, one {# pebble} other {# pebbles}} would be too many.',
    'K2.dice': 'One die is thrown.',
    'K3.won': '{seats} won.',
    'K3.over': 'The match is over.',
  },
  fr: {
    'K1.goal': '{count, plural, one {# caillou} other {# cailloux}} de plus, c’est trop.',
    'K2.dice': 'On lance un seul dé.',
    'K3.won': 'Victoire pour {seats}.',
    'K3.over': 'La partie est finie.',
  },
  de: {
    'K1.goal': '{count, plural, one {# Kiesel wäre} other {# Kiesel wären}} zu viel.',
    'K2.dice': 'Geworfen wird ein Würfel.',
    'K3.won': 'Gewonnen: {seats}.',
    'K3.over': 'Die Partie ist zu Ende.',
  },
};
const texts = inEach((language) => SPOKEN[language] ?? SPOKEN.en);

/**
 * A game as small as the contract allows, for tests of the engine and of the laws. A die is
 * thrown; all leave the pebbles it shows, take one, or take all, but never beyond the goal (K1).
 * It ends when somebody reaches the goal or after eight turns (K3).
 */
export const pebbles: Game<Pebbles, number> = {
  id: 'pebbles',
  name: 'Pebbles',
  players: { min: 1, max: 3 },
  headers: [
    oneOf('Sheet', ['short', 'long']),
    oneEach('Sides', oneOf('Sides', ['1', '2']), (seats) => new Array(seats).fill('1').join(', ')),
    soloVariant,
  ],
  texts,
  start: (seats, { Sheet }) => ({
    goal: Sheet === 'long' ? 12 : 5,
    taken: new Array<number>(seats).fill(0),
    turn: 0,
    die: 0,
  }),
  clone: (position) => ({ ...position, taken: [...position.taken] }),
  active: ({ turn, taken }) => turn % taken.length,
  next(position) {
    if (position.die > 0) return { for: 'seats', seats: [...position.taken.keys()] };
    return isOver(position) ? { for: 'nobody' } : { for: 'dice', dice: [DIE] };
  },
  roll(position, [face]) {
    position.die = face! + 1;
  },
  moves({ goal, taken, die }, seat, into) {
    const legal = WORDS.flatMap((_, move) =>
      taken[seat]! + gain(move, die) <= goal ? [move] : [],
    );
    for (const [i, move] of legal.entries()) into[i] = move;
    return legal.length;
  },
  resolve(position, chosen) {
    for (const [seat, move] of chosen.entries()) position.taken[seat]! += gain(move, position.die);
    position.die = 0;
    position.turn++;
  },
  scores: ({ taken }) => taken.map((pebbles) => ({ total: pebbles, parts: { pebbles } })),
  winners: (position) => (isOver(position) ? best(position.taken.map((count) => [count])) : []),
  notate: (_, __, move) => WORDS[move]!,
  parse(_, words) {
    const move = WORDS.findIndex((each) => each.toUpperCase() === words.slice(0, 2).join(' '));
    const alone = WORDS.findIndex((each) => each.toUpperCase() === words[0]);
    if (move === -1 && alone === -1) return refusal('F2', 'word', { word: words.join(' ') });
    const extra = words[move === -1 ? 1 : WORDS[move]!.split(' ').length];
    return extra === undefined ? Math.max(move, alone) : refusal('F2', 'extra', { word: extra });
  },
  judge(position, seat, move) {
    if (movesOf(pebbles, position, seat).includes(move)) return move;
    return refusal('K1', 'goal', { count: position.die });
  },
  rollWords: DIE.faces,
  readRoll: (_, words) => sortDice([DIE], words) ?? refusal('K2', 'dice'),
  ending: () => 'K3',
  announce(before, after) {
    const seats = pebbles.winners(after);
    return isOver(before) || seats.length === 0
      ? []
      : [{ rule: 'K3', key: 'won', args: { seats } }];
  },
  print: ({ goal, taken, turn, die }) =>
    `turn ${turn}, die ${die}, goal ${goal}\n${taken.join(' ')}`,
};

function gain(move: number, die: number): number {
  return move === 2 ? die : move;
}

function isOver({ goal, taken, turn, die }: Pebbles): boolean {
  return die === 0 && (turn === TURNS || taken.includes(goal));
}
