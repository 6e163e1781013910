import { describe, expect, test } from 'vitest';
import { type Language, movesOf } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import type { Prompt } from '#games/face.ts';
import { speechOf } from '#testing/speech.ts';
import type { Mark } from '#ui/marks.ts';
import { NO_PICKS, pencil } from '#ui/pencil.ts';
import { PASS, usesOf } from '../moves.ts';
import { areaOf } from '../position.ts';
import { choice } from '../rules.ts';
import { options } from './options.ts';
import { prompt } from './prompt.ts';
import { LOADERS } from './speech/index.ts';
import { at, decisions, tapped } from './testing/at.ts';

const TEXTS = await speechOf({ speech: LOADERS });

/** Mia has a cross and a mark that green 6, blue 6 and blue 1 do not go with, and a miss. */
const BEGUN = ['roll B2 G1 B1', '1 keep', '1 G@1 2', '2 pass'];
const USELESS = 'roll G6 B6 B1';
const SECOND = [...BEGUN, USELESS, '2 keep', '1 pass', '2 pass'];
const THIRD = [...SECOND, USELESS, '1 keep'];

/** Mia's second side, where the same dice are as useless. */
const TURNED = ['roll B2 G1 B1', '1 keep', '1 close', '2 pass'];
const ON_SECOND_SIDE = [...TURNED, 'roll B2 G1 B1', '2 keep', '1 B@1 3=2+1', '2 pass'];
const MISSES_THERE = [
  ...[USELESS, '1 keep', '1 pass', '2 close'],
  ...[USELESS, '2 keep', '1 pass', '2 G@11 6'],
];

function prompted(lines: readonly string[], language: Language = 'en') {
  return said(prompt(...mias(lines)), language);
}

/** What Mia has in pencil, after some lines and taps. */
function mias(lines: readonly string[], marks: readonly Mark[] = []) {
  const position = at(lines);
  return [position, 0, tapped(options(position, 0), marks)] as const;
}

function said({ title, detail, button }: Prompt, language: Language) {
  const say = speaker(TEXTS[language], ['Mia', 'Tom'], language);
  return [title, detail, button].map((each) => each && say(each.key, each.args));
}

describe('when no die fits', () => {
  test('the miss is counted, and the deeds that remain are named', () => {
    expect(prompted([...BEGUN, USELESS, '2 keep'])).toEqual([
      'No die fits: that’s miss 2 of 3',
      'Use no dice, or turn the sheet over',
      'No box fits',
    ]);
  });

  test('French and German say the same', () => {
    const lines = [...BEGUN, USELESS, '2 keep'];
    expect(prompted(lines, 'fr')).toEqual([
      'Aucun dé utilisable\u202f: c’est le coup manqué 2 sur 3',
      'N’utilise aucun dé, ou retourne la feuille',
      'Aucune case possible',
    ]);
    expect(prompted(lines, 'de')).toEqual([
      'Kein Würfel passt: Das ist Fehlwurf 2 von 3',
      'Nutze keinen Würfel oder wende das Blatt',
      'Kein Feld passt',
    ]);
  });

  test('a third miss shows what the first side scores, also to the player who rolled', () => {
    expect(prompted(THIRD)).toEqual([
      'No die fits: that’s miss 3 of 3',
      'Side 1 ends with 1 point',
      'No box fits',
    ]);
  });

  test('a second side cannot be given up, and its third miss ends the match', () => {
    expect(prompted([...ON_SECOND_SIDE, USELESS, '1 keep'])).toEqual([
      'No die fits: that’s miss 1 of 3',
      'Use no dice, and wait for the next roll',
      'No box fits',
    ]);
    expect(prompted([...ON_SECOND_SIDE, ...MISSES_THERE, USELESS, '1 keep']).slice(0, 2)).toEqual([
      'No die fits: that’s miss 3 of 3',
      'That ends the game',
    ]);
  });

  test('closing the side is still described as such', () => {
    const closing = mias([...BEGUN, USELESS, '2 keep'], ['close']);
    expect(said(prompt(...closing), 'en')).toEqual([
      '3 dice left: they don’t fit anywhere',
      'Side 1 is worth 1 point, then side 2 begins',
      'Finish and flip',
    ]);
  });

  test('it is said when no move uses a die, and only then; passing makes that miss', () => {
    let count = 0;
    for (const position of ['none', 'fits', 'here'].flatMap((seed) => [...decisions(seed, 2)])) {
      if (position.phase !== 'use') continue;
      for (const seat of [0, 1]) {
        const { title } = prompt(position, seat, pencil(options(position, seat), NO_PICKS));
        const isStuck = movesOf(choice, position, seat).every((move) => usesOf(move).length === 0);
        expect(title.key === 'nothing.title').toBe(isStuck);
        if (!isStuck) continue;
        count++;
        const after = choice.clone(position);
        const area = areaOf(after, seat);
        choice.resolve(after, [PASS, PASS]);
        expect(title.args).toEqual({ count: area.misses });
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});
