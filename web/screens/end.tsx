import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { gameName } from '../app/cards.ts';
import { store } from '../app/device.ts';
import { t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { useLoaded } from '../app/loaded.ts';
import { go } from '../app/router.ts';
import { Failed, LoadingKept, Missing } from '../app/states.tsx';
import { LevelOffer } from '../bots/offer.tsx';
import { askWhenItMatters } from '../store/lasting.ts';
import { framesOf } from '../story/frames.ts';
import { openStory, type Story } from '../story/open.ts';
import { Broken } from '../table/broken.tsx';
import { RealDice } from '../table/remote-dice.tsx';
import { wordsOf } from '../table/words.ts';
import { EndActions } from './end-actions.tsx';
import { headingOf } from './end-heading.ts';
import { Moments } from './end-moments.tsx';
import { ProofButton } from './end-proof.tsx';
import { EndSheets } from './end-sheets.tsx';
import { toldOf } from './end-told.ts';
import { takenBackIn } from './parts/match-words.ts';
import { crownedOf, loneSeat } from './parts/outcome.ts';
import { removeMatch } from './parts/removal.ts';
import { ScoreTable } from './score-table.tsx';
import './end.css';

const Target = later(() => import('../solo/target.tsx').then((m) => m.Target), {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
});

/** The end of a match: who won, the score line by line, how it came, and what next. */
export function End({ id }: { readonly id: string }) {
  const kept = store.value;
  const [story] = useLoaded(kept && (() => openStory(kept, id)), [id, kept]);
  const opened = story.kind === 'ready' ? story.value : undefined;
  const found = typeof opened === 'object' && 'match' in opened ? opened : undefined;
  const isOpen = found !== undefined && !isOver(found);
  useEffect(() => {
    // A match that goes on has no score yet.
    if (isOpen) go(`/match/${id}`, 'replace');
    // One that is over is something to lose. Where nothing can be read there is nothing to keep.
    else if (found && kept) askWhenItMatters(kept).catch(() => undefined);
  }, [found]);
  if (story.kind === 'failed') return <Failed what="unreadable" />;
  if (story.kind === 'loading' || isOpen) return <LoadingKept />;
  if (opened === 'unloaded') return <Failed what="unloaded" />;
  if (opened && 'fault' in opened) return <Broken {...opened} remove={removeMatch} />;
  return found ? <Result story={found} more={proofOf(found)} /> : <Missing />;
}

/** Only the dice of an online table come with a proof. */
function proofOf({ face, match, saved }: Story) {
  if (!saved?.online) return undefined;
  return <ProofButton id={saved.id} {...{ face }} dice={saved.dice} record={match} />;
}

function isOver({ match }: Story): boolean {
  return match.game.next(match.position).for === 'nobody';
}

/** Of an online match: on a table of one’s own everybody has seen the dice. */
function isReal({ saved, match }: Story): boolean {
  if (saved) return saved.online !== undefined && saved.dice === 'real';
  return match.remarks.some(([name, value]) => name === 'Dice' && value === 'real');
}

interface ResultProps {
  readonly story: Story;
  /** “Play again”, and the actions that not every match has. */
  readonly again?: ComponentChildren;
  readonly more?: ComponentChildren;
}

export function Result({ story, again, more }: ResultProps) {
  const [isOpen, setOpen] = useState(false);
  const { face, match, chairs } = story;
  const own = 'own' in story ? story.own : loneSeat(chairs);
  const { players, game } = match;
  const words = useMemo(() => wordsOf(face, players), [face, players]);
  const frames = useMemo(() => framesOf(match, match.entries), [match]);
  const winners = crownedOf(match);
  const shown = winners.length > 0 ? winners : players.map((_, seat) => seat);
  const { last, moments } = toldOf(match, frames, words);
  const takenBack = takenBackIn(match);
  const corrections = story.saved?.corrections?.length ?? 0;
  return (
    <div class="end">
      <header class="end-bar">
        <a class="icon-button" href="/" aria-label={t('end.close')}>
          <Icon name="close" />
        </a>
        <h2>{gameName(game.id)}</h2>
        {isReal(story) && <RealDice />}
      </header>
      <main class="end-main">
        <section class="end-win">
          <span class="end-crown">
            {winners.length > 0 && <Icon name="crown" />}
            {shown.map((seat) => (
              <Stamp key={seat} name={chairs[seat]!.stamp} pen={penOf(chairs, seat)} />
            ))}
          </span>
          <div>
            <h1>{headingOf(match, own)}</h1>
            {last.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </section>
        {players.length === 1 && !game.isTeam && <Target story={story} />}
        <ScoreTable {...{ match, chairs, words, own }} />
        <div class="end-side" data-open={isOpen}>
          {story.saved && <LevelOffer game={game.id} after={story.saved} />}
          <EndActions
            {...{ story, again, more, isOpen }}
            moments={moments.length}
            onOpen={setOpen}
          />
          <Moments moments={moments} />
          {takenBack && <p class="end-corrections">{takenBack}</p>}
          {corrections > 0 && (
            <p class="end-corrections">{t('end.corrections', { count: corrections })}</p>
          )}
        </div>
        <EndSheets story={story} words={words} />
      </main>
    </div>
  );
}
