import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { GAMES } from '#games/index.ts';
import { openApi } from './openapi.ts';
import { OPERATIONS } from './operations/index.ts';

const HELP =
  'Each operation in server/api/operations needs an `id` (camel case, unlike all others) and an ' +
  '`example`: `body` and `query` where it takes them, `answer` where it gives something, each as ' +
  'its schema has it. server/api/operations/samples.ts has tables, players and ids to use.';

const document = JSON.parse(JSON.stringify(openApi('1.2.3')));
const { components } = document;

test('every operation has an id of its own', () => {
  const ids = OPERATIONS.map(({ id }) => id);
  for (const id of ids) expect(id, HELP).toMatch(/^[a-z][a-zA-Z]+$/);
  expect(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    HELP,
  ).toEqual([]);
});

describe.each(OPERATIONS)('the example of $id', ({ body, query, gives, example }) => {
  const read = (schema: z.ZodType | undefined, value: unknown, part: string) => {
    if (!schema) return expect(value, `${part}: there is none. ${HELP}`).toBeUndefined();
    expect(schema.safeParse(value).error?.issues, `${part}: ${HELP}`).toBeUndefined();
  };

  test('is asked as the schemas have it', () => {
    read(body, example.body, 'body');
    read(query, example.query ?? (query ? {} : undefined), 'query');
  });

  test('is answered as the schemas have it', () => {
    if (gives === 'text') expect(example.answer, HELP).toBeTypeOf('string');
    else read(typeof gives === 'object' ? gives : undefined, example.answer, 'answer');
  });
});

test('a reference is to something that is there, and what is there is referred to', () => {
  const text = JSON.stringify(document);
  const named = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, n]) => n!));
  const spoken = ['ClientMessage', 'ServerMessage'];
  expect(Object.keys(components.schemas).toSorted()).toEqual(
    [...new Set([...named, ...spoken])].toSorted(),
  );
});

test('a position has the schema of its game', () => {
  const { View, Position } = components.schemas;
  expect(View.properties.position).toEqual({ $ref: '#/components/schemas/Position' });
  const names = Position.anyOf.map(({ $ref }: { $ref: string }) => $ref.split('/').at(-1));
  expect(names).toHaveLength(GAMES.length);
  for (const name of names) expect(components.schemas[name].additionalProperties).toBe(false);
});

test('whatever is taken or given in JSON has a name', () => {
  for (const [path, methods] of Object.entries<Record<string, Described>>(document.paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      const contents = [requestBody, ...Object.values(responses)].map((each) => each?.content);
      for (const content of contents) {
        const schema = content?.['application/json']?.schema;
        const name = schema?.$ref ?? schema?.allOf?.[0]?.$ref ?? (schema ? 'none' : '#/');
        expect(name, `${method} ${path}`).toMatch(/^#\//);
      }
    }
  }
});

interface Content {
  readonly content?: Readonly<
    Record<string, { readonly schema: { $ref?: string; allOf?: { $ref?: string }[] } }>
  >;
}
interface Described {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
