import type { ScreenName } from '#protocol/crash.ts';

interface Route {
  readonly name: ScreenName;
  readonly props: Readonly<Record<string, string | undefined>>;
}

const UNKNOWN: Route = { name: 'unknown', props: {} };

/** Which screen an address shows. */
export function routeOf([first, second, third, fourth]: readonly string[]): Route {
  switch (first) {
    case undefined:
      return { name: 'home', props: {} };
    case 'match':
      return named(third === 'end' ? 'end' : 'match', second);
    case 'new': {
      const isOnline = third === 'online' || third === 'public' || third === 'meanwhile';
      return { name: isOnline ? 'make' : 'setup', props: { game: second, mode: third } };
    }
    case 'table':
    case 'screen':
    case 'pad':
      return named(first, second);
    case 'replay':
    case 'analysis':
      return { name: first, props: { id: second } };
    case 'm':
      // A match that the server keeps, by a link that is short enough to be read out.
      return second === undefined
        ? UNKNOWN
        : { name: 'replay', props: { id: second, from: 'server' } };
    case 'join':
      return { name: first, props: { code: second } };
    case 'learn':
      return { name: first, props: { game: second, page: third, rule: fourth } };
    case 'dice':
      return { name: first, props: { game: second } };
    case 'tables':
    case 'carry':
    case 'settings':
    case 'matches':
    case 'household':
    case 'privacy':
      return { name: first, props: {} };
    default:
      return UNKNOWN;
  }
}

/** A screen of one thing, which the address has to name. */
function named(name: ScreenName, id: string | undefined): Route {
  return id === undefined ? UNKNOWN : { name, props: { id } };
}
