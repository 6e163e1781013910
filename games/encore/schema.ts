import { tableSchema } from '#kits/grid/schema.ts';

export const POSITION = tableSchema([], {});
