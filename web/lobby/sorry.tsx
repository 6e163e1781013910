import { Empty } from '#ui/empty.tsx';
import { Home } from '../app/states.tsx';
import type { Fault } from './faults.ts';
import { say } from './words.ts';

interface Props {
  readonly fault: Fault;
  readonly onAgain: () => void;
}

/** It did not come about: why, once more, and what works in any case. */
export function Sorry({ fault, onAgain }: Props) {
  return (
    <Empty
      stamp="bear"
      title={fault.title}
      action={
        <div class="lobby-ways">
          <button type="button" class="button primary" onClick={onAgain}>
            {say('make.again')}
          </button>
          <Home />
        </div>
      }
    >
      {fault.detail}
    </Empty>
  );
}
