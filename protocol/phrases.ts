/** Small pictures that say how one feels. */
export const REACTIONS = ['thumb', 'laugh', 'wow', 'ouch', 'applause', 'hurry'] as const;

/** Short sentences; every reader has them in their own language. */
export const SENTENCES = [
  'luck',
  'well',
  'turn',
  'calm',
  'no',
  'close',
  'thanks',
  'again',
  'bye',
] as const;

/**
 * Everything that people at a table can say to each other: there is no free text, so children are
 * safe. Processes tell each other the place of a phrase in this list: new ones go to its end.
 */
export const PHRASES = [...REACTIONS, ...SENTENCES] as const;

export type Reaction = (typeof REACTIONS)[number];
export type Phrase = (typeof PHRASES)[number];

/** Between two phrases of one person, in seconds, and how many of them there may be in a minute. */
export const PHRASE_PAUSE = 5;
export const PHRASES_A_MINUTE = 3;
