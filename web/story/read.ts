import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { sentence } from '#engine/text.ts';
import { CARDS } from '#games/cards.ts';
import { loadFace, speechOf } from '../app/faces.ts';
import { language, t } from '../app/language.ts';
import { peopleAt } from '../store/create.ts';
import type { Story } from './open.ts';

/** The match that a text records, or a sentence that says what is wrong with it. */
export type Read = { readonly story: Story } | { readonly fault: string };

const GAME = /^[ \t]*game[ \t]*:[ \t]*(\S+)/im;
/** As much of an unknown game's name as is worth repeating. */
const LONGEST = 40;

/** Reads a record from elsewhere. It may be of any game: the one it names is loaded first. */
export async function readStory(text: string): Promise<Read> {
  if (text.trim() === '') return { fault: t('record.empty') };
  const named = GAME.exec(text)?.[1];
  if (named === undefined) return { fault: t('record.none') };
  const card = CARDS.find(({ id }) => id === named.toLowerCase());
  if (!card) return { fault: t('store.fault.game', { game: named.slice(0, LONGEST) }) };
  const face = await loadFace(card).catch(() => undefined);
  if (!face) return { fault: t('store.unloaded.detail') };
  const reading = readRecord(text, [face.game]);
  if (!reading.ok) {
    const { line, refusal, match } = reading;
    const words = sentence(refusal, speechOf(face.game.id), match?.players ?? [], language.value);
    return { fault: t('record.fault', { line, words }) };
  }
  const { match } = reading;
  const chairs = peopleAt(match.players);
  return { story: { face, match, chairs, record: writeRecord(match) } };
}
