import { openDatabase } from './open.ts';

/** Holds a database open until it is killed: the tests do. */
await openDatabase({ folder: process.argv[2] ?? '' });
console.log('open');
setInterval(() => undefined, 60_000);
