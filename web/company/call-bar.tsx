import { useEffect } from 'preact/hooks';
import { speakPolitely } from '#ui/live.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { place } from '../app/router.ts';
import { stampNamed } from '../online/chair.ts';
import './bars.css';
import { calls, callWords, followCalls } from './calls.ts';
import { JoinCall } from './join-call.tsx';

/** Who calls, while somebody does. */
export function CallBar() {
  // Whoever goes to another screen may have been called meanwhile.
  useEffect(() => followCalls(), [place.value.parts.join('/')]);
  const [call] = calls.value;
  const words = call && callWords(call);
  useEffect(() => {
    if (words !== undefined) speakPolitely(words);
  }, [words]);
  if (!call) return null;
  return (
    <section class="company-bar" aria-label={words}>
      <Stamp name={stampNamed(call.from.stamp)} />
      <b>{words}</b>
      <JoinCall call={call} />
    </section>
  );
}
