import { movesOf } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { randomFrom } from '#kits/random.ts';
import type { Position } from '../../position.ts';
import { qwixx } from '../../rules.ts';
