import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { speakPolitely } from '#ui/live.tsx';
import type { Contact } from '../online/connection.ts';
import { type Said, talkAt } from './talk.ts';
import { say, wordsOf } from './words.ts';

/**
 * Gives what is said to screen readers, politely; whatever comes while `isBusy`, in the middle of
 * one's own choice, is held back until that is over.
 */
export function useAloud(connection: Contact, isBusy: () => boolean): void {
  useEffect(() => {
    const { unread } = talkAt(connection);
    return effect(() => {
      if (isBusy() || unread.value.length === 0) return;
      const said = unread.value;
      unread.value = [];
      speakPolitely(said.map((each) => toldWords(connection, each)).join(' '));
    });
  }, [connection]);
}

/** “Dan: Good luck!” */
export function toldWords({ seat: own }: Contact, { seat, name, phrase, to }: Said): string {
  const words = wordsOf(phrase, to);
  return seat === own.peek() ? say('talk.sent', { words }) : say('talk.told', { name, words });
}
