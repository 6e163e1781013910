import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, sendHere } from '../online/ask.ts';

/** From where others reach this server. */
export interface Reach {
  /** `nearby`: by another address than that of this page; `nowhere`: nobody else does. */
  readonly kind: 'here' | 'nearby' | 'nowhere';
  readonly origin: string;
}

const THIS_COMPUTER = /^(?:localhost|127\.|\[::1\])/;

/** What the server said; undefined before it was asked. */
const nearby = signal<readonly string[] | undefined>(undefined);
const reach = computed(() => reachOf(location, nearby.value));

/** From where the others come, for links and QR codes that are meant for them. */
export function useReach(): Reach {
  useEffect(() => {
    if (isThisComputer(location)) look();
  }, []);
  return reach.value;
}

/** The same, for a link that is made once: nobody is asked before somebody wants it. */
export async function findReach(): Promise<Reach> {
  if (isThisComputer(location)) await look();
  return reach.peek();
}

/** By the address of the page, unless only this computer has that one. */
export function reachOf(
  page: Pick<Location, 'hostname' | 'origin'>,
  addresses: readonly string[] | undefined,
): Reach {
  const { origin } = page;
  if (!isThisComputer(page) || !addresses) return { kind: 'here', origin };
  const [best] = addresses;
  if (best === undefined) return { kind: 'nowhere', origin };
  return { kind: 'nearby', origin: new URL(best).origin };
}

function isThisComputer({ hostname }: Pick<Location, 'hostname'>): boolean {
  return THIS_COMPUTER.test(hostname);
}

/** Asked whenever somebody invites: a laptop may have come into another network. */
async function look(): Promise<void> {
  const reply = await ask(
    sendHere,
    'GET',
    '/nearby',
    async (answer): Promise<readonly string[]> => {
      return (await answer.json()).addresses;
    },
  );
  // No answer: there may be addresses. A refusal: there are none for us.
  if (reply.kind !== 'offline') nearby.value = reply.kind === 'done' ? reply.value : [];
}
