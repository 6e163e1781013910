import type { Looking } from './look.ts';
import { percent, say } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly onAgain: () => void;
  readonly onStop: () => void;
}

/** How far the look at a match has come, or that it has ended early. */
export function Thinking({ looking: { kind, done, analysis }, onAgain, onStop }: Props) {
  if (kind === 'failed' || kind === 'stopped') {
    const words = analysis ? say('look.stopped') : say('look.none');
    return (
      <div class="analysis-card analysis-ended">
        <p role={kind === 'failed' ? 'alert' : 'status'}>
          {kind === 'failed' ? say('look.failed') : words}
        </p>
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
      <button type="button" class="button small" onClick={onStop}>
        {say('look.stop')}
      </button>
    </div>
  );
}
