/** What something looks like as plain data, in JSON Schema: for those who read positions elsewhere. */
export interface Schema {
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

/** All fields are there, and no others. */
export function record(fields: Readonly<Record<string, Schema>>, description?: string): Schema {
  const required = Object.keys(fields);
  return about(
    { type: 'object', properties: fields, required, additionalProperties: false },
    description,
  );
}

export function list(items: Schema, description?: string): Schema {
  return about({ type: 'array', items }, description);
}

export function whole(minimum: number, maximum: number, description?: string): Schema {
  return about({ type: 'integer', minimum, maximum }, description);
}

/** A set as a whole number: bit 0 has the value 1. */
export function bits(count: number, description?: string): Schema {
  return whole(0, 2 ** count - 1, description);
}

export function either(values: readonly (string | null)[], description?: string): Schema {
  return about({ enum: values }, description);
}

export function yesOrNo(description: string): Schema {
  return about({ type: 'boolean' }, description);
}

export function text(description: string): Schema {
  return about({ type: 'string' }, description);
}

function about(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : { ...schema, description };
}
