import type { Say } from '#engine/text.ts';
import { LEADER } from '../play.ts';

/** Who writes down what all agree on, and what the app would do, for those who ask. */
export function Agree({ say, onSuggest }: { readonly say: Say; readonly onSuggest: () => void }) {
  return (
    <p class="coop-agree">
      <span>{say('penalty.agree', { seats: [LEADER] })}</span>
      <button type="button" class="button small coop-suggest" onClick={onSuggest}>
        {say('penalty.suggest')}
      </button>
    </p>
  );
}
