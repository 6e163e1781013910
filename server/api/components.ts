import { z } from 'zod';
import { POSITIONS } from '#games/positions.ts';
import { CLIENT_MESSAGE, WISH } from '../socket/messages.ts';
import { PLAYER, REFUSED, SITTER, TABLE } from './answers.ts';
import { ENTRY, NEXT, NOTE, OUTCOME, POSITION, SERVER_MESSAGE, VIEW } from './message-schemas.ts';
import { OPERATIONS } from './operations/index.ts';
import { TABLE_OPTIONS, TOLD_OPTIONS } from './schemas.ts';

/** To be compared with. */
const UNKNOWN: z.core.$ZodType = POSITION;

type Way = 'input' | 'output';

/** Schemas that several others are made of. What an operation takes and gives is named after it. */
const PARTS: readonly (readonly [name: string, schema: z.ZodType, way: Way])[] = [
  ['Table', TABLE, 'output'],
  ['Sitter', SITTER, 'output'],
  ['TableOptions', TOLD_OPTIONS, 'output'],
  ['WishedOptions', TABLE_OPTIONS, 'input'],
  ['Player', PLAYER, 'output'],
  ['Refused', REFUSED, 'output'],
  ['Wish', WISH, 'input'],
  ['ClientMessage', CLIENT_MESSAGE, 'input'],
  ['ServerMessage', SERVER_MESSAGE, 'output'],
  ['View', VIEW, 'output'],
  ['Next', NEXT, 'output'],
  ['Entry', ENTRY, 'output'],
  ['Outcome', OUTCOME, 'output'],
  ['Note', NOTE, 'output'],
];

const NAMED: ReadonlyMap<z.core.$ZodType, { readonly name: string; readonly way: Way }> = named();

function named() {
  const all = new Map<z.core.$ZodType, { name: string; way: Way }>();
  const add = (schema: z.ZodType, name: string, way: Way) => {
    if (!all.has(schema)) all.set(schema, { name, way });
  };
  for (const [name, schema, way] of PARTS) add(schema, name, way);
  for (const { id, body, gives } of OPERATIONS) {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    if (body) add(body, `${name}Body`, 'input');
    if (typeof gives === 'object') add(gives, `${name}Answer`, 'output');
  }
  return all;
}

/** Every named schema, in JSON Schema. */
export function components(): Readonly<Record<string, object>> {
  const own = [...NAMED].map(([schema, { name, way }]) => [name, told(schema, way)]);
  const games = Object.entries(POSITIONS).map(([game, schema]) => [positionName(game), schema]);
  return { ...Object.fromEntries([...own, ...games]), Position: position() };
}

function positionName(game: string): string {
  const words = game.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Position`;
}

function position(): object {
  return {
    description: 'The state of the match, as the table’s game (`options.game`) keeps it.',
    anyOf: Object.keys(POSITIONS).map((game) => reference(positionName(game))),
  };
}

/** A schema as it is written where it is used: by its name, if it has one. */
export function schemaOf(schema: z.ZodType, way: Way): object {
  const known = NAMED.get(schema);
  return known ? reference(known.name) : told(schema, way);
}

function told(schema: z.core.$ZodType, io: Way): object {
  const own = NAMED.get(schema);
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      const known = zodSchema === UNKNOWN ? { name: 'Position' } : NAMED.get(zodSchema);
      if (!known || known === own) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, reference(known.name));
    },
  });
  return rest;
}

function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
