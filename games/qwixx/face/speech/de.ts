import type { Texts } from '#engine/contract.ts';
import record from '#engine/texts/de.json' with { type: 'json' };
import { boxTerms } from '../../box-terms.ts';
import game from '../../texts/de.json' with { type: 'json' };
import face from '../texts/de.json' with { type: 'json' };

/** All that is said at a table. */
const speech: Texts = { ...record, ...game, ...boxTerms(game), ...face };
export default speech;
