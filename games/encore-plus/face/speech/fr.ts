import type { Texts } from '#engine/contract.ts';
import record from '#engine/texts/fr.json' with { type: 'json' };
import gridFace from '#kits/grid/face/texts/fr.json' with { type: 'json' };
import grid from '#kits/grid/texts/fr.json' with { type: 'json' };
import game from '../../texts/fr.json' with { type: 'json' };
import face from '../texts/fr.json' with { type: 'json' };

/** All that is said at a table. */
const speech: Texts = { ...record, ...grid, ...game, ...gridFace, ...face };
export default speech;
