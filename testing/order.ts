import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { randomFrom, shuffle } from '../kits/random.ts';

/**
 * Test files in an order that follows from the seed alone, so that no file comes to rely on one
 * before it. Known long ones come first, else the run would end with one of them by itself.
 */
export function shuffledWith(long: RegExp) {
  return class Shuffled extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const order = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
      shuffle(randomFrom(String(this.ctx.config.sequence.seed)), order);
      const isShort = ({ moduleId }: TestSpecification) => Number(!long.test(moduleId));
      return order.toSorted((a, b) => isShort(a) - isShort(b));
    }
  };
}
