import { z } from 'zod';

/** As much of JSON Schema as our schemas become. */
interface Described {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: Described | false;
  readonly items?: Described;
  readonly oneOf?: readonly Described[];
  readonly anyOf?: readonly Described[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly description?: string;
}

/** Built once, so that answering a thousand nonsense requests costs no more than a lookup. */
const KNOWN = new WeakMap<z.ZodType, Described>();

/** What a schema expects at a path, in English; the value selects one of several alternatives. */
export function allowedAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string {
  let described = [known(schema)];
  let part = value;
  for (const key of path) {
    described = described.flatMap((each) => within(chosen(each, part), key));
    part = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  }
  return wanted(described, part);
}

function known(schema: z.ZodType): Described {
  const made = KNOWN.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as Described);
  KNOWN.set(schema, made);
  return made;
}

/** Of several kinds of objects those whose constants the value has; all of them if none fits. */
function chosen(described: Described, value: unknown): readonly Described[] {
  const kinds = described.oneOf ?? described.anyOf;
  if (!kinds) return [described];
  const fitting = kinds.filter(({ properties = {} }) => {
    const fixed = Object.entries(properties).filter(([, each]) => each.const !== undefined);
    return fixed.length > 0 && fixed.every(([name, each]) => fieldOf(value, name) === each.const);
  });
  return fitting.length > 0 ? fitting : kinds;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function within(kinds: readonly Described[], key: PropertyKey): Described[] {
  return kinds.flatMap(({ properties, items, additionalProperties }) => {
    const inner = properties?.[String(key)] ?? items ?? additionalProperties;
    return inner ? [inner] : [];
  });
}

function wanted(kinds: readonly Described[], value: unknown): string {
  const all = kinds.flatMap((each) => chosen(each, value));
  const values = all.flatMap((each) => each.enum ?? (each.const === undefined ? [] : [each.const]));
  if (values.length > 0) return one(values.map(String));
  const objects = all.filter(({ properties }) => properties);
  if (objects.length > 0) {
    const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
    return `a JSON object with ${names.size > 0 ? listed([...names]) : 'no fields'}`;
  }
  const about = all.length === 1 && all[0]?.description ? ` (${all[0].description})` : '';
  return one([...new Set(all.map(plain))]) + about;
}

function plain(described: Described): string {
  switch (described.type) {
    case 'integer':
    case 'number':
      return `a whole number${range(described)}`;
    case 'string':
      return `a text${length(described)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list${described.maxItems === undefined ? '' : ` of at most ${described.maxItems}`}`;
    case 'object':
      return 'a JSON object';
    default:
      return 'something else';
  }
}

function range({ minimum, maximum }: Described): string {
  const isSafe = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined && isSafe) return ` from ${minimum} to ${maximum}`;
  if (isSafe) return ` up to ${maximum}`;
  return minimum === undefined ? '' : ` from ${minimum} on`;
}

function length({ maxLength, pattern }: Described): string {
  const most = maxLength === undefined ? '' : ` of at most ${maxLength} characters`;
  return most + (pattern === undefined ? '' : ` that matches ${pattern}`);
}

function one(words: readonly string[]): string {
  return words.length > 1 ? `one of ${words.join(', ')}` : (words[0] ?? 'left out');
}

function listed(words: readonly string[]): string {
  return words.map((each) => `"${each}"`).join(', ');
}
