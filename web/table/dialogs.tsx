/** What opens over a table, fetched together once the table is drawn. */
export { Correct } from './correct.tsx';
export { KeysHelp } from './keys-help.tsx';
export { Menu } from './menu.tsx';
export { OtherSheet } from './other.tsx';
export { RemoteMore } from './remote-more.tsx';
export { StatusDialog } from './status-dialog.tsx';
