import { killedTestLeavesNothing } from './killed.ts';

killedTestLeavesNothing('redis');
