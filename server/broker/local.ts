import type { Broker } from './broker.ts';
import { Followers } from './followers.ts';

/** For a process that is alone. */
export function localBroker(): Broker {
  const followers = new Followers();
  return {
    isUp: true,
    publish: (match, version) => followers.tell(match, version),
    subscribe(match, onNews) {
      const follower = (version: number) => onNews(version);
      followers.add(match, follower);
      return () => followers.remove(match, follower);
    },
    close: async () => undefined,
  };
}
