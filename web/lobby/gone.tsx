import { Home, State } from '../app/states.tsx';
import type { Shut } from '../online/device.ts';
import { say } from './words.ts';

/** There is no way to the table: why, and where else to go. */
export function Gone({ why = 'table' }: { readonly why?: Shut | undefined }) {
  return (
    <State
      stamp={why === 'missing' ? 'owl' : 'hare'}
      title={say(`gone.${why}`)}
      action={
        <>
          <a class="button primary" href="/tables">
            {say('join.open')}
          </a>
          <Home />
        </>
      }
    >
      {say(`gone.${why}.detail`)}
    </State>
  );
}
