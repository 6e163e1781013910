import type { ColumnDataType, CreateTableBuilder, SchemaModule } from 'kysely';

/** Columns with their types; a question mark where there may be nothing. */
type Columns = Readonly<Record<string, ColumnDataType | `${'text' | 'bigint'}?`>>;

/** Makes a table with its primary key. */
export async function create(
  schema: SchemaModule,
  table: string,
  key: readonly string[],
  columns: Columns,
): Promise<void> {
  let builder: CreateTableBuilder<string, string> = schema.createTable(table);
  for (const [name, type] of Object.entries(columns)) {
    const mayBeNothing = type.endsWith('?');
    const bare = type.replace('?', '') as ColumnDataType;
    builder = builder.addColumn(name, bare, (each) => (mayBeNothing ? each : each.notNull()));
  }
  await builder.addPrimaryKeyConstraint(`${table}_key`, [...key]).execute();
}
