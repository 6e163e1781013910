import type { CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

type Value = string | number | null;

/** Stands where a value will be, while the text of a query is made. */
class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`the value of ${this.name} is not known while the query is made`);
  }
}

/**
 * A query whose text is made only once for each kind of database, since that takes longer than
 * the query itself. The values of `given` are gaps: they can be handed on, not looked at.
 */
export function prepared<Given extends Readonly<Record<string, Value>>, Row>(
  build: (queries: Queries, given: Given) => CompiledQuery<Row>,
): (queries: Queries, given: Given) => Promise<Row[]> {
  const gaps = new Proxy({}, { get: (_, name) => new Gap(String(name)) }) as Given;
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return async (queries, given) => {
    const { adapter } = queries.getExecutor();
    const query = known.get(adapter) ?? build(queries, gaps);
    known.set(adapter, query);
    const parameters = query.parameters.map((each) =>
      each instanceof Gap ? given[each.name] : each,
    );
    return (await queries.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
