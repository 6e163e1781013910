import type { Looking } from './look.ts';
import { percent, say } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly onAgain: () => void;
}

/** How far the look at a match has come, or that it failed. */
export function Thinking({ looking: { kind, done }, onAgain }: Props) {
  if (kind === 'failed') {
    return (
      <div class="analysis-card analysis-failed">
        <p role="alert">{say('look.failed')}</p>
        <button type="button" class="button" onClick={onAgain}>
          {say('look.again')}
        </button>
      </div>
    );
  }
  return (
    <div class="analysis-card analysis-thinking">
      <p id="analysis-thinking">{say('look.thinking', { percent: percent(done) })}</p>
      <progress value={done} max={1} aria-labelledby="analysis-thinking" />
    </div>
  );
}
