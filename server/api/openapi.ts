import { components, schemaOf } from './components.ts';
import { GROUPS } from './operations/index.ts';
import type { Operation } from './operations/operation.ts';
import { ID, MATCH } from './operations/samples.ts';
import { REASONS, type Reason, reasonsOf } from './reasons.ts';

/** Made from the schemas that requests are read with. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, operations] of GROUPS) {
    for (const each of operations) {
      const path = `/api${each.path}`;
      paths[path] = { ...paths[path], [each.method]: { tags: [tag], ...described(each) } };
    }
  }
  const securitySchemes = {
    session: { type: 'apiKey', in: 'cookie', name: 'dicepad' },
    token: { type: 'http', scheme: 'bearer' },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Dicepad', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The server that serves this description.' }],
    tags: GROUPS.map(([name]) => ({ name })),
    paths,
    components: { schemas: components(), securitySchemes },
  };
}

function described(operation: Operation): object {
  const { id, says, body, example, isOpen = false, isPersonal = false } = operation;
  return {
    operationId: id,
    summary: says,
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: { required: true, content: json(schemaOf(body, 'input'), example.body) },
    }),
    responses: { ...answered(operation), ...refusals(reasonsOf(operation)) },
    security: isOpen ? [] : [{ session: [] }, ...(isPersonal ? [] : [{ token: [] }])],
  };
}

function parametersOf({ path, query, example }: Operation): readonly object[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const asked = Object.entries(query?.shape ?? {});
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, ...pathParameter(path, name) })),
    ...asked.map(([name, each]) => ({
      name,
      in: 'query',
      schema: schemaOf(each, 'input'),
      ...(example.query?.[name] !== undefined && { example: example.query[name] }),
    })),
  ];
}

function pathParameter(path: string, name: string): object {
  if (name === 'seat') return { schema: { type: 'integer', minimum: 0 }, example: 1 };
  const schema = { type: 'string', pattern: '^[\\w-]{1,64}$' };
  return { schema, example: path.startsWith('/matches') ? MATCH : ID };
}

function answered({ gives, status = 200, example }: Operation): object {
  if (gives === 'nothing') return { 204: { description: 'Done.' } };
  if (gives === 'socket') {
    return {
      101: { description: 'The socket is open: it carries ServerMessage and ClientMessage.' },
    };
  }
  const text = { 'text/plain': { schema: { type: 'string' }, example: example.answer } };
  const content = gives === 'text' ? text : json(schemaOf(gives, 'output'), example.answer);
  return { [status]: { description: 'Done.', content } };
}

/** By status; each names the words that may come with it. */
function refusals(reasons: readonly Reason[]): object {
  const statuses = new Set(reasons.map((why) => REASONS[why].status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const here = reasons.filter((why) => REASONS[why].status === status);
      const description = here.map((why) => `${why}: ${REASONS[why].sentence}`).join(' ');
      const words = { type: 'object', properties: { why: { enum: here } } };
      const schema = { allOf: [{ $ref: '#/components/schemas/Refused' }, words] };
      const why = here[0]!;
      const example = { why, sentence: REASONS[why].sentence };
      return [status, { description, content: json(schema, example) }];
    }),
  );
}

function json(schema: object, example: unknown): object {
  return { 'application/json': { schema, example } };
}
