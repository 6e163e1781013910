import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { speechOf } from '#testing/speech.ts';
import { encoreCoop } from '../rules.ts';
import { LOADERS } from './speech/index.ts';
import { headline, status } from './status.ts';

const TEXTS = await speechOf({ speech: LOADERS });
const say = (language: Language) => speaker(TEXTS[language], ['Ada', 'Ben', 'Cleo'], language);

test.each(LANGUAGES)('every option and its choices have words in %s', (language) => {
  for (const header of encoreCoop.headers) {
    const values = (header.each ?? header).choices(3);
    expect(say(language)(`option.${header.name}`, { count: 2 })).not.toBe('');
    for (const value of values)
      expect(TEXTS[language]).toHaveProperty([`option.${header.name}.${value}`]);
  }
});

test('one sheet is called one', () => {
  const names = (['en', 'fr', 'de'] as const).map((language) =>
    say(language)('option.Sheets', { count: 1 }),
  );
  expect(names).toEqual(['Sheet', 'Feuille', 'Blatt']);
});

test.each(LANGUAGES)('the team’s progress is described for each mission in %s', (language) => {
  for (const Mission of ['1', '2', '3', '4', '5']) {
    const position = encoreCoop.start(3, { Mission });
    const lines = [headline(position), ...status(position, 1)];
    for (const { key, args } of lines) expect(say(language)(key, args)).not.toBe('');
    expect(TEXTS[language]).toHaveProperty([`option.Mission.${Mission}.about`]);
  }
});

test('colours and stars bring no points here, so none are shown', () => {
  const lines = status(encoreCoop.start(1, {}), 0).map(({ key, args }) => say('en')(key, args));
  expect(lines).toContain('Red: 21 to go.');
  expect(lines.join(' ')).not.toMatch(/worth|star/);
});
