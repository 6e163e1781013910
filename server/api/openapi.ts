import { z } from 'zod';
import { CLIENT_MESSAGE } from '../socket/messages.ts';
import { REFUSED, TABLE } from './answers.ts';
import { SERVER_MESSAGE } from './message-schemas.ts';
import { OPERATIONS } from './operations/index.ts';
import type { Operation } from './operations/operation.ts';
import { REASONS, type Reason, reasonsOf } from './reasons.ts';

/** Made from the schemas that requests are read with. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const each of OPERATIONS) {
    paths[`/api${each.path}`] = { ...paths[`/api${each.path}`], [each.method]: described(each) };
  }
  const schemas = {
    Table: z.toJSONSchema(TABLE),
    Refused: z.toJSONSchema(REFUSED),
    ClientMessage: z.toJSONSchema(CLIENT_MESSAGE),
    ServerMessage: z.toJSONSchema(SERVER_MESSAGE),
  };
  const securitySchemes = {
    session: { type: 'apiKey', in: 'cookie', name: 'dicepad' },
    token: { type: 'http', scheme: 'bearer' },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Dicepad', version },
    paths,
    components: { schemas, securitySchemes },
  };
}

function described(operation: Operation): object {
  const { says, body, gives, isOpen = false, isPersonal = false } = operation;
  return {
    summary: says,
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: { required: true, content: jsonOf(z.toJSONSchema(body, { io: 'input' })) },
    }),
    responses: { ...answered(gives), ...refusals(reasonsOf(operation)) },
    security: isOpen ? [] : [{ session: [] }, ...(isPersonal ? [] : [{ token: [] }])],
  };
}

function parametersOf({ path, query }: Operation): readonly object[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const schema = { type: 'string' };
  const asked = query ? (z.toJSONSchema(query, { io: 'input' }).properties ?? {}) : {};
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema })),
    ...Object.entries(asked).map(([name, each]) => ({ name, in: 'query', schema: each })),
  ];
}

function answered(gives: Operation['gives']): object {
  if (gives === 'nothing') return { 204: { description: 'Done.' } };
  if (gives === 'socket') {
    return { 101: { description: 'The socket is open: ServerMessage and ClientMessage.' } };
  }
  const text = { 'text/plain': { schema: { type: 'string' } } };
  const content = gives === 'text' ? text : jsonOf(answerOf(gives));
  return { '2XX': { description: 'Done.', content } };
}

/** Tables are described once. */
function answerOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    override({ zodSchema, jsonSchema }) {
      if (zodSchema !== TABLE) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, ref('Table'));
    },
  });
}

/** By status; each names the words that may come with it. */
function refusals(reasons: readonly Reason[]): object {
  const statuses = new Set(reasons.map((why) => REASONS[why].status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const here = reasons.filter((why) => REASONS[why].status === status);
      const description = here.map((why) => `${why}: ${REASONS[why].sentence}`).join(' ');
      const words = { type: 'object', properties: { why: { enum: here } } };
      return [status, { description, content: jsonOf({ allOf: [ref('Refused'), words] }) }];
    }),
  );
}

function jsonOf(schema: object): object {
  return { 'application/json': { schema } };
}

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
