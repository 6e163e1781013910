import type { FastifyInstance } from 'fastify';
import { ERRORS } from './errors.ts';
import { openApi } from './openapi.ts';
import { OPERATIONS } from './operations/index.ts';
import type { Operation } from './operations/operation.ts';

const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
a { display: inline-block; padding: .25rem 0 }
dt { margin-top: 1rem }
dd { margin: 0 }
table { border-collapse: collapse }
th, td { padding: .25rem .75rem; text-align: end; border-bottom: 1px solid }
`;

/** What the API can do, for people and for tools. */
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
<h1>The API of Dicepad ${escaped(version)}</h1>
<p>Everything that the app does online can be asked for here, by your own tools too. Tools show a
token, which the app makes for you: <code>Authorization: Bearer …</code>. Bodies are JSON. The same
for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>What can be asked</h2>
<dl>
${OPERATIONS.map(itemOf).join('\n')}
</dl>
<h2>When it is refused</h2>
<p>The answer is <code>{ "why": …, "sentence": … }</code>, with a word that does not change.</p>
<dl>
${Object.entries(ERRORS)
  .map(
    ([why, { status, sentence }]) =>
      `<dt><code>${status} ${why}</code></dt><dd>${escaped(sentence)}</dd>`,
  )
  .join('\n')}
</dl>
</html>
`;
}

function itemOf({ method, path, says, isOpen }: Operation): string {
  const who = isOpen ? '' : ' Only for players.';
  return `<dt><code>${method.toUpperCase()} /api${escaped(path)}</code></dt><dd>${escaped(says)}${who}</dd>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
