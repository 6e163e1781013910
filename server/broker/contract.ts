import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Broker, OnTrouble } from './broker.ts';

/** Where brokers of several processes meet. */
interface Meeting {
  /** The broker of another process, unless there is but one. */
  join(): Broker;
}

/** A server at which they meet. */
interface Between {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

interface ServedMeeting extends Meeting {
  readonly server: Between;
}

const PATIENCE = { timeout: 30_000, interval: 10 };

/** What every broker must do. */
export function brokerContract(meet: () => Promise<Meeting>): void {
  const { join } = gathering(meet);

  test('news reaches the followers of the match, here and elsewhere, and nobody else', async () => {
    const [here, there] = [await join(), await join()];
    const [one, other] = [follow(there, 'one'), follow(there, 'other')];
    const own = follow(here, 'one');
    await settled(here, 'one', one);
    await settled(here, 'other', other);
    here.publish('one', 7);
    expect(own.versions).toEqual([7]); // At once: no server is asked.
    await eventually(() => expect(one.versions).toEqual([7]));
    here.publish('other', 8);
    await eventually(() => expect(other.versions).toEqual([8]));
    expect([one.versions, own.versions]).toEqual([[7], [7]]);
  });

  test('a follower that leaves gets no more news, and the others still do', async () => {
    const [here, there] = [await join(), await join()];
    const heard: number[] = [];
    const onNews = (version: number) => heard.push(version);
    const [leave, leaveToo] = [there.subscribe('one', onNews), there.subscribe('one', onNews)];
    const stayed = follow(there, 'one');
    await settled(here, 'one', stayed);
    leave();
    leave();
    here.publish('one', 1);
    await eventually(() => expect(stayed.versions).toEqual([1]));
    expect(heard.filter((each) => each === 1)).toHaveLength(1);
    leaveToo();
    here.publish('one', 2);
    await eventually(() => expect(stayed.versions).toEqual([1, 2]));
    expect(heard).not.toContain(2);
  });

  test('a follower that comes back gets news again', async () => {
    const [here, there] = [await join(), await join()];
    there.subscribe('one', () => undefined)();
    const heard = follow(there, 'one');
    await settled(here, 'one', heard);
    here.publish('one', 3);
    await eventually(() => expect(heard.versions).toEqual([3]));
  });

  test('many news at once arrive one by one: each may be a word of its own', async () => {
    const [here, there] = [await join(), await join()];
    const matches = Array.from({ length: 20 }, (_, index) => `match-${index}`);
    const heard = matches.map((match) => follow(there, match));
    for (const [index, each] of heard.entries()) await settled(here, matches[index]!, each);
    const all = Array.from({ length: 100 }, (_, index) => index + 1);
    for (const version of all) {
      for (const match of matches) here.publish(match, version);
    }
    await eventually(() => {
      for (const { versions } of heard) expect(versions.slice(-100)).toEqual(all);
    });
  });
}

/** What brokers must do that meet at a server, which starts with the first test. */
export function servedBrokerContract(
  start: () => Promise<Between>,
  brokerAt: (url: string, onTrouble: OnTrouble) => Broker,
): void {
  let started: Promise<Between> | undefined;
  afterAll(async () => (await started)?.close());
  const meet = async () => {
    started ??= start();
    const server = await started;
    return { join: () => brokerAt(server.url, () => undefined), server };
  };
  brokerContract(meet);
  outageContract(meet);
}

/** What a broker must do besides when there is a server that can go away. */
function outageContract(meet: () => Promise<ServedMeeting>): void {
  const { meeting, enter, join } = gathering(meet);

  test('when the server goes and comes back, followers are told to look', async () => {
    const { server } = meeting();
    const [here, there] = [await join(), await join()];
    const [heard, own] = [follow(there, 'one'), follow(here, 'one')];
    await settled(here, 'one', heard);
    await server.stop();
    await eventually(() => expect([here.isUp, there.isUp]).toEqual([false, false]));
    heard.isToldToLook = false;
    here.publish('one', 4);
    expect(own.versions).toEqual([4]);
    const late = follow(there, 'late');
    await server.start();
    await eventually(() => expect([here.isUp, there.isUp]).toEqual([true, true]));
    await eventually(() => expect([heard.isToldToLook, late.isToldToLook]).toEqual([true, true]));
    here.publish('one', 5);
    here.publish('late', 6);
    await eventually(() => expect(heard.versions).toEqual([5]));
    await eventually(() => expect(late.versions).toEqual([6]));
  });

  test('it may begin before its server does', async () => {
    const { server } = meeting();
    await server.stop();
    const early = enter();
    expect(early.isUp).toBe(false);
    early.publish('one', 1);
    await server.start();
    await eventually(() => expect(early.isUp).toBe(true));
  });
}

/** Brokers for a test, closed after it. */
function gathering<Place extends Meeting>(meet: () => Promise<Place>) {
  let place: Place;
  let joined: Broker[] = [];

  beforeAll(async () => {
    place = await meet();
  });
  afterEach(async () => {
    await Promise.all(joined.map((each) => each.close()));
    joined = [];
  });

  function enter(): Broker {
    const broker = place.join();
    joined.push(broker);
    return broker;
  }

  async function join(): Promise<Broker> {
    const broker = enter();
    await eventually(() => expect(broker.isUp).toBe(true));
    return broker;
  }

  return { meeting: () => place, enter, join };
}

interface Heard {
  readonly versions: number[];
  isToldToLook: boolean;
  isReached: boolean;
}

/** A version that no match has, published only to find out who receives it. */
const PROBE = 0;

function follow(broker: Broker, match: string): Heard {
  const heard: Heard = { versions: [], isToldToLook: false, isReached: false };
  broker.subscribe(match, (version) => {
    if (version === PROBE) heard.isReached = true;
    else if (version === Number.POSITIVE_INFINITY) heard.isToldToLook = true;
    else heard.versions.push(version);
  });
  return heard;
}

/** Waits until the news of one broker arrives. */
function settled(from: Broker, match: string, heard: Heard): Promise<void> {
  return eventually(() => {
    from.publish(match, PROBE);
    expect(heard.isReached).toBe(true);
  });
}

function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, PATIENCE);
}
