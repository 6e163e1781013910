// The crash report of a part of the app to the server: nothing about the person.

/**
 * `start`: the app did not begin. `screen`: a screen threw, and a state is shown in its place.
 * `part`: something around the screen threw, and is left out. `script`: an error that left the page
 * as it was. `chunk`: a script could not be loaded. `worker`: one that thinks for bots, hints and
 * analyses died. `store`: the browser's database did not open.
 */
export const CRASH_KINDS = [
  'start',
  'screen',
  'part',
  'script',
  'chunk',
  'worker',
  'store',
] as const;
export type CrashKind = (typeof CRASH_KINDS)[number];

/** Every screen of the app. The name stands for all its addresses; the ids in them are left out. */
export const SCREEN_NAMES = [
  'home',
  'match',
  'end',
  'setup',
  'make',
  'table',
  'join',
  'tables',
  'screen',
  'carry',
  'replay',
  'analysis',
  'learn',
  'pad',
  'dice',
  'settings',
  'matches',
  'household',
  'privacy',
  'unknown',
] as const;
export type ScreenName = (typeof SCREEN_NAMES)[number];

/** What errors are called that the language and browsers throw, and what we call others. */
export const ERROR_NAMES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AbortError',
  'BlockedError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
] as const;

export interface Crash {
  readonly kind: CrashKind;
  readonly route: ScreenName;
  /** The name of the error. Its message and stack may hold anything, and are left out. */
  readonly error: string;
  /** The name of the script that the page began with, which no other build has. */
  readonly build: string;
}
