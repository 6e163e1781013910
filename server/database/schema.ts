import type { Generated } from 'kysely';

/**
 * The tables, the same in both databases. Only text and whole numbers: what has parts is JSON in
 * a text, times are milliseconds since 1970, what is true or false is 1 or 0.
 */
export interface Schema {
  readonly matches: MatchRow;
  readonly lines: LineRow;
  readonly sealed: SealedRow;
  readonly match_players: MatchPlayerRow;
  readonly tables: TableRow;
  readonly players: PlayerRow;
  readonly sessions: SessionRow;
  readonly credentials: CredentialRow;
  readonly faces: FaceRow;
  readonly blocks: BlockRow;
  readonly reports: ReportRow;
  readonly challenges: ChallengeRow;
  readonly muted_groups: MutedGroupRow;
}

export interface MatchRow {
  id: string;
  table_id: string;
  game: string;
  /** JSON: players, options, dice. */
  setup: string;
  secret: string;
  /** How often the match was written. */
  version: number;
  /** How many lines it has. */
  length: number;
  finished: number | null;
  created: number;
  /** When it was last written. */
  active: number;
  /** How many of its lines statistics have counted, and whether that is all there will be. */
  counted: Generated<number>;
  is_counted: Generated<number>;
}

interface LineRow {
  match_id: string;
  /** From 0, without a gap. */
  seq: number;
  json: string;
}

interface SealedRow {
  match_id: string;
  seat: number;
  text: string | null;
  /** JSON. */
  wishes: string;
}

/** Whose matches are whose. A former player is null. */
interface MatchPlayerRow {
  match_id: string;
  seat: number;
  /** 0 for those who began; seats change hands. */
  nth: Generated<number>;
  player_id: string | null;
  /** Of those who came later; a match knows the names that it began with. */
  name: string | null;
  /** Counted from 1, the first and the last that were theirs; none while they play on. */
  from_roll: Generated<number>;
  to_roll: number | null;
}

export interface TableRow {
  id: string;
  revision: number;
  state: string;
  /** What is said aloud to join; null when the lobby is no longer open. */
  code: string | null;
  is_public: number;
  /** When it was last changed, or the host of its open lobby last seen there. */
  changed: number;
  /** JSON. */
  document: string;
}

export interface PlayerRow {
  id: string;
  name: string;
  stamp: string;
  language: string | null;
  created: number;
  seen: number;
  deleted: number | null;
}

interface SessionRow {
  /** Of the token, which is nowhere kept. */
  hash: string;
  player_id: string;
  kind: string;
  created: number;
  seen: number;
  expires: number | null;
  /** What its player calls the device or tool. */
  name: string | null;
}

/** A passkey. */
interface CredentialRow {
  id: string;
  player_id: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
  seen: number;
  /** What its player calls it. */
  name: string | null;
}

/** How often a face of a die was ever rolled. */
interface FaceRow {
  die: string;
  face: string;
  count: number;
}

/** That a player does not want to meet another one at public tables. */
interface BlockRow {
  player_id: string;
  blocked_id: string;
  /** By which the player takes it back: nobody knows the ids of others. */
  id: string;
  /** What the other was called then. */
  name: string;
  created: number;
}

/** A report of one player about another. Deleted players are null. */
export interface ReportRow {
  id: string;
  reporter_id: string | null;
  reported_id: string | null;
  table_id: string;
  match_id: string | null;
  name: string;
  reason: string;
  created: number;
}

/** That a player does not want to be called with these people, unless they play again. */
interface MutedGroupRow {
  player_id: string;
  /** A hash of the ids of its people. */
  group_id: string;
  muted: number;
}

/** What an authenticator has to sign, once and soon. */
interface ChallengeRow {
  challenge: string;
  purpose: string;
  player_id: string | null;
  expires: number;
}
