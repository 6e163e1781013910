import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CLIENT_MESSAGE } from '../socket/messages.ts';
import { SERVER_MESSAGE } from './message-schemas.ts';
import { openApi } from './openapi.ts';
import { GROUPS } from './operations/index.ts';
import type { Operation } from './operations/operation.ts';
import { REASONS, type Reason, reasonsOf } from './reasons.ts';

const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
a { display: inline-block; padding: .25rem 0 }
dt { margin-top: 1rem }
dd { margin: 0 }
dt, dd, p { overflow-wrap: anywhere }
`;

/** The description of the API, for people and for tools. */
export function routePage(api: FastifyInstance, version: string): void {
  const document = openApi(version);
  const page = pageOf(version);
  api.get('/openapi.json', async () => document);
  api.get('/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  api.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function pageOf(version: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Dicepad: the API</title>
<link rel="stylesheet" href="/api/page.css">
<main>
<h1>The API of Dicepad ${escaped(version)}</h1>
<p>Everything the app does online goes through this API, and your own tools can use it too. They send
a token, which you make in the app: <code>Authorization: Bearer …</code>. Without one, a request that
changes something needs an <code>Origin</code> header with the address of this server. Bodies are JSON,
with <code>Content-Type: application/json</code>. For machines, with schemas and example answers:
<a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Operations</h2>
${GROUPS.map(groupOf).join('\n')}
<h2>On a socket</h2>
<p>The server sends these messages. Full schemas of both lists: <code>ServerMessage</code> and
<code>ClientMessage</code> in openapi.json.</p>
<dl>
${messageItems(SERVER_MESSAGE)}
</dl>
<p>You send these:</p>
<dl>
${messageItems(CLIENT_MESSAGE)}
</dl>
<h2>Refusals</h2>
<p>The answer is <code>{ "why": …, "sentence": … }</code>. The word in <code>why</code>
never changes.</p>
<dl>
${(Object.keys(REASONS) as Reason[]).map(reasonItem).join('\n')}
</dl>
</main>
</html>
`;
}

function groupOf([name, operations]: (typeof GROUPS)[number]): string {
  return `<h3>${name}</h3>\n<dl>\n${operations.map(itemOf).join('\n')}\n</dl>`;
}

function itemOf(operation: Operation): string {
  const { id, method, path, says, body, query, example, isOpen, isPersonal } = operation;
  const who = isOpen ? '' : ` Only for players${isPersonal ? ', not for tokens' : ''}.`;
  const fields =
    (body ? `<dd>Body: ${fieldsOf(body)}.</dd>` : '') +
    (body ? `<dd>Example: <code>${escaped(JSON.stringify(example.body))}</code></dd>` : '') +
    (query ? `<dd>Query: ${fieldsOf(query)}.</dd>` : '');
  const reasons = reasonsOf(operation).map((why) => `<code>${why}</code>`);
  return (
    `<dt id="${id}"><code>${method.toUpperCase()} /api${escaped(path)}</code></dt>` +
    `<dd>${prose(says)}${who}</dd>${fields}<dd>Refusals: ${reasons.join(', ')}.</dd>`
  );
}

function reasonItem(why: Reason): string {
  const { status, sentence } = REASONS[why];
  return `<dt><code>${status} ${why}</code></dt><dd>${prose(sentence)}</dd>`;
}

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly const?: string;
  readonly oneOf?: readonly Described[];
}

/** Of an object: its fields, those that may be left out with a question mark. */
function fieldsOf(schema: z.ZodType): string {
  const { oneOf, ...described } = z.toJSONSchema(schema, { io: 'input' }) as Described;
  return oneOf
    ? `a message you could send on a socket, with an <code>id</code>`
    : fieldList(described);
}

function fieldList({ properties = {}, required = [] }: Described): string {
  const fields = Object.entries(properties).map(([name, { properties: inner, required: due }]) => {
    const mark = required.includes(name) ? '' : '?';
    const parts = inner ? ` { ${fieldList({ properties: inner, required: due ?? [] })} }` : '';
    return `<code>${escaped(name)}${mark}</code>${parts}`;
  });
  return fields.join(', ');
}

function messageItems(schema: z.ZodType): string {
  const { oneOf = [] } = z.toJSONSchema(schema, { io: 'input' }) as Described;
  const items = oneOf.map(({ properties = {}, required = [], description = '' }) => {
    const { type, ...rest } = properties;
    const fields = fieldList({ properties: rest, required });
    const about = `${prose(description)} ${fields}`.trim() || 'No fields.';
    return `<dt><code>${type?.const}</code></dt><dd>${about}</dd>`;
  });
  return items.join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A sentence in which words between backticks are code. */
function prose(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
