/**
 * Why the server says no, as a word that does not change. The answer carries an English sentence
 * for readers of the API itself; the app has a text for each in every language.
 */
export const WHYS = [
  // The request is invalid: `field` says where.
  'shape',
  'json',
  'type',
  'size',
  // Wrong method: the header `allow` lists the right ones.
  'method',
  // It comes from a page that is not ours.
  'origin',
  'often',
  // Only a player may do this; or only the player in person, not a tool of theirs.
  'nobody',
  'tool',
  'name',
  'rude',
  'tokens',
  // A link to another device that is used up or too old.
  'carry',
  // A passkey that is not known here, or a name of this server that passkeys cannot be made for.
  'passkey',
  'passkeys',
  'missing',
  // A record is there when its match is over.
  'unfinished',
  // What a table refuses; see `Denial`.
  'state',
  'host',
  'full',
  'removed',
  'seat',
  'few',
  'options',
  'blocked',
  'tables',
  'asked',
] as const;

export type Why = (typeof WHYS)[number];

/** Why a table does not do what somebody asks of it. */
export type Denial = Extract<
  Why,
  | 'state' // Not while it is played, or no longer.
  | 'host' // Only the host may.
  | 'full'
  | 'removed'
  | 'seat' // There is no such seat, or it is not yours.
  | 'few' // The game needs more players.
  | 'options' // The game does not take these options, or not with so many players.
  | 'blocked' // Somebody at this public table does not want to play with you, or you with them.
  | 'tables' // You are the host of as many open tables as one may be, and others sit there.
  | 'asked' // You have asked the others to end the match a moment ago.
>;
