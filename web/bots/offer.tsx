import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Stamp } from '#ui/stamp.tsx';
import { go } from '../app/router.ts';
import { tellFailure } from '../screens/parts/failure.ts';
import { useSaved, whenOpen } from '../screens/parts/saved.ts';
import { setBotLevel } from '../screens/parts/sitters.ts';
import { remember, remembered } from '../store/memo.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Summary } from '../store/summary.ts';
import { rematchOf } from '../story/rematch.ts';
import { lastLevel } from './last-level.ts';
import { type Offer, offerOf } from './offers.ts';
import './offer.css';
import { sayBot } from './words.ts';

interface Props {
  readonly game: string;
  /** At the end of a match: only what follows from this one, and taking it plays again. */
  readonly after?: SavedMatch | undefined;
  /** The bots play otherwise from now on. */
  readonly onTaken?: () => void;
}

const NONE: readonly Summary[] = [];

/** After two clear results in a row: whether the bots shall play stronger, or more gently. */
export function LevelOffer({ game, after, onTaken }: Props) {
  const [answered, setAnswered] = useState<string | undefined>(undefined);
  const saved = useSaved();
  const matches = saved.state === 'read' ? saved.matches : NONE;
  const offer = useMemo(
    () => offerOf(game, lastLevel(game), matches, answeredUntil(game)),
    [game, matches],
  );
  if (answered !== undefined) return <Answer words={answered} />;
  if (!offer || (after && offer.after !== after.id)) return null;
  const { way, level, names, since } = offer;
  const args = { names, count: names.length };
  const take = (): void => {
    setBotLevel(game, level);
    if (after) playAgain(after, offer);
    else setAnswered(sayBot(`offer.${way}.done`, args));
    onTaken?.();
  };
  const decline = (): void => {
    remember(memoOf(game), since);
    setAnswered(sayBot('offer.kept', args));
  };
  return (
    <section class="card level-offer" aria-label={sayBot(`offer.${way}`)}>
      <Stamp name="bot" />
      <p>
        <b>{sayBot(`offer.${way}`)}</b> {sayBot(`offer.${way}.detail`, args)}
      </p>
      <div>
        <button type="button" class="button small" onClick={take}>
          {sayBot(after ? `offer.${way}.again` : `offer.${way}.yes`)}
        </button>
        <button type="button" class="button small" onClick={decline}>
          {sayBot('offer.no')}
        </button>
      </div>
    </section>
  );
}

/** Stands where the buttons were, and has the focus that they had. */
function Answer({ words }: { readonly words: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p class="card level-offer" tabIndex={-1} ref={place}>
      <Stamp name="bot" />
      {words}
    </p>
  );
}

async function playAgain(last: SavedMatch, { level }: Offer): Promise<void> {
  const chairs = last.chairs.map((chair) => (chair.kind === 'bot' ? { ...chair, level } : chair));
  const next = rematchOf({ ...last, chairs });
  const written = await (await whenOpen()).keepMatch(next);
  if (written === 'written') go(`/match/${next.id}`);
  else tellFailure(written);
}

/** Results up to then have had their answer. */
function answeredUntil(game: string): number {
  const kept = remembered(memoOf(game));
  return typeof kept === 'number' ? kept : 0;
}

function memoOf(game: string): string {
  return `offer.${game}`;
}
