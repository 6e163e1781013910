import type { Texts } from '#engine/contract.ts';
import record from '#engine/texts/en.json' with { type: 'json' };
import game from '../../texts/en.json' with { type: 'json' };
import face from '../texts/en.json' with { type: 'json' };

/** All that is said at a table. */
const speech: Texts = { ...record, ...game, ...face };
export default speech;
