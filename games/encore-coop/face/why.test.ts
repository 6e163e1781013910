import { expect, test } from 'vitest';
import { LANGUAGES } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { whyNot } from '#kits/grid/face/why.ts';
import { BOXES, boxName } from '#kits/grid/sheet.ts';
import { speechOf } from '#testing/speech.ts';
import { NO_PICKS, pencil } from '#ui/pencil.ts';
import { encoreCoop } from '../rules.ts';
import { options } from './choice.ts';
import { LOADERS } from './speech/index.ts';

const TEXTS = await speechOf({ speech: LOADERS });

test('every box that cannot be tapped says why, in every language', () => {
  const position = encoreCoop.start(2, {});
  encoreCoop.roll(position, [0, 3, 3, 1, 2, 4]);
  for (const seat of [0, 1]) {
    const all = options(position, seat);
    const none = pencil(all, NO_PICKS);
    const closed = Array.from({ length: BOXES }, (_, box) => boxName(box)).filter(
      (box) => !none.open.has(box),
    );
    expect(closed.length).toBeGreaterThan(50);
    for (const box of closed) {
      const { note, show } = whyNot(position, seat, none, box);
      expect(show.every((mark) => none.open.has(mark))).toBe(true);
      for (const language of LANGUAGES) {
        const say = speaker(TEXTS[language], ['Ada', 'Ben'], language);
        expect(say(`${note.rule}.${note.key}`, note.args)).toMatch(/\.$/);
      }
    }
  }
});
