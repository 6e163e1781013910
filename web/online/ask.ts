import { type Why as Known, WHYS } from '#protocol/why.ts';

/** Why the server said no. `other` is what a newer server says and this app does not know. */
export type Why = Known | 'other';

export type Failure =
  /** Nobody answered, or somebody who cannot: trying again may help. */
  | { readonly kind: 'offline' }
  /** Too often: worth another try after so many seconds. */
  | { readonly kind: 'limited'; readonly seconds: number }
  | { readonly kind: 'denied'; readonly why: Why };

export type Reply<Value> = { readonly kind: 'done'; readonly value: Value } | Failure;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends one request; tests have one of their own, with an address and a cookie. */
export type Send = (
  method: Method,
  path: string,
  init: { readonly body?: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<Response>;

export const sendHere: Send = (method, path, init) => fetch(path, { ...init, method });

const OFFLINE: Failure = { kind: 'offline' };

/** Asks the server for something; `read` takes it out of the answer. */
export async function ask<Value>(
  send: Send,
  method: Method,
  path: string,
  read: (answer: Response) => Promise<Value>,
  body?: object,
): Promise<Reply<Value>> {
  try {
    const answer = await send(method, `/api${path}`, {
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return { kind: 'done', value: await read(answer) };
    return await failureIn(answer);
  } catch {
    return OFFLINE;
  }
}

async function failureIn(answer: Response): Promise<Failure> {
  if (answer.status >= 500) return OFFLINE;
  const why = whyIn(await answer.json().catch(() => undefined));
  if (answer.status !== 429) return { kind: 'denied', why };
  return { kind: 'limited', seconds: Number(answer.headers.get('retry-after')) || 1 };
}

function whyIn(body: unknown): Why {
  const why = typeof body === 'object' && body && 'why' in body ? body.why : undefined;
  return WHYS.find((each) => each === why) ?? 'other';
}
