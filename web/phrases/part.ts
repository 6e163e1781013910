/** What is said at a table and how, fetched together once the table is drawn. */
export { Mute, MuteButton } from './mute.tsx';
export { Nudge } from './nudge.tsx';
export { Picker } from './picker.tsx';
export { RoomTalk } from './room-talk.tsx';
export { SaidBy } from './said-by.tsx';
export { TableTalk } from './table-talk.tsx';
