import { describe } from 'vitest';
import { brokerContract } from './contract.ts';
import { localBroker } from './local.ts';

describe('the broker of a process that is alone', () => {
  const broker = localBroker();
  brokerContract(async () => ({ join: () => broker }));
});
