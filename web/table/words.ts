import { computed } from '@preact/signals';
import type { Note, Seat } from '#engine/contract.ts';
import { type Say, speaker } from '#engine/text.ts';
import type { Face, Saying } from '#games/face.ts';
import { speechOf } from '../app/faces.ts';
import { language, t } from '../app/language.ts';
import { nameShown } from '../online/former.ts';

/** What a table says, in the reader’s language. */
export interface Words {
  /** Another one in another language, so that whatever was drawn with it is drawn again. */
  readonly say: Say;
  /** A saying of the face, and a refusal or announcement of the rules. */
  tell(saying: Saying): string;
  /** The same for what a bot did in place of this player. */
  tellBot(saying: Saying): string;
  note(note: Note): string;
}

/** Who plays: the same people, or those of now where seats are taken over. */
type Players = readonly string[] | (() => readonly string[]);

/**
 * Where a saying is about the one who reads it, that person is “you”: `tell.took.you` beside
 * `tell.took`, since verbs change with it.
 */
export function wordsOf(
  face: Face,
  players: Players,
  reader: () => Seat | undefined = () => undefined,
): Words {
  const { id } = face.game;
  const names = () => (typeof players === 'function' ? players() : players).map(nameShown);
  const current = computed(() => speaker(speechOf(id), names(), language.value));
  const say = (key: string, args: Saying['args']): string => {
    const own = `${key}.you`;
    return current.value(isAbout(args, reader()) && own in speechOf(id) ? own : key, args);
  };
  return {
    get say() {
      return current.value;
    },
    tell: ({ key, args }) => say(key, args),
    tellBot({ key, args }) {
      const told = names().map((name, seat) =>
        seat === args?.seat ? t('table.botFor', { name }) : name,
      );
      return speaker(speechOf(id), told, language.value)(key, args);
    },
    note: ({ rule, key, args }) => say(`${rule}.${key}`, args),
  };
}

/** Whether something is about a seat, and about no other. */
export function isAbout(args: Saying['args'], seat: Seat | undefined): boolean {
  const { seat: one, seats = [one] } = args ?? {};
  return seat !== undefined && Array.isArray(seats) && seats.length === 1 && seats[0] === seat;
}
