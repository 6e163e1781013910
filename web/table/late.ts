import '#ui/box-sealed.css';
import './sealed.css';

/** What a table needs a moment after it is drawn, fetched behind it. */
export { autoPass } from './auto-pass.ts';
export { tellNoted } from './noted.ts';
export { tellRemote } from './remote-news.ts';
