import { useMemo, useRef, useState } from 'preact/hooks';
import { countedIn } from '#bots/counted.ts';
import type { Seat } from '#engine/contract.ts';
import { loadReasons } from '#games/reasons.ts';
import { Icon } from '#ui/icon.tsx';
import { store } from '../app/device.ts';
import { language, t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { go } from '../app/router.ts';
import { toast } from '../app/toasts.ts';
import { nameShown } from '../online/former.ts';
import { ownSeat } from '../screens/parts/outcome.ts';
import { Page } from '../screens/parts/page.tsx';
import { framesOf, positionsIn } from '../story/frames.ts';
import type { Story } from '../story/open.ts';
import { wordsOf } from '../table/words.ts';
import { useLook } from './look.ts';
import { MissionRace } from './mission-race.tsx';
import { ownIn } from './own.ts';
import { racesOf } from './race-lines.ts';
import { retryOf } from './retry.ts';
import { Rolls } from './rolls.tsx';
import { matteredOf, rowsOf } from './rows.ts';
import { ScoreRace } from './score-race.tsx';
import { Seats } from './seats.tsx';
import { Split } from './split.tsx';
import { Thinking } from './thinking.tsx';
import { Tiles } from './tiles.tsx';
import { When } from './when.tsx';
import { say } from './words.ts';
import './analysis.css';
import './race.css';
import './rolls.css';
import './when.css';

/** A match that is over, looked at: the race, what mattered, luck and skill, when what was crossed. */
export function Analysis({ story }: { readonly story: Story }) {
  const { face, match, chairs } = story;
  const [seat, setSeat] = useState<Seat>(ownIn(story) ?? ownSeat(chairs));
  const players = useMemo(() => match.players.map(nameShown), [match, language.value]);
  const frames = useMemo(() => framesOf(match, match.entries), [match]);
  const words = useMemo(() => wordsOf(face, players), [face, players]);
  const races = useMemo(() => racesOf(match, frames), [match, frames]);
  const positions = useMemo(() => positionsIn(frames), [frames]);
  const [reasons] = useLoaded(() => loadReasons(match.game.id), [match]);
  const { looking, again, stop } = useLook(story, seat);
  const { analysis } = looking;
  const counted = countedIn(match.game, match.players.length);
  const rows = useMemo(() => analysis && rowsOf(analysis), [analysis]);
  const mattered = useMemo(() => matteredOf(rows ?? [], counted), [rows]);
  const retry = useRetry(story, seat);
  const isOwn = seat === ownIn(story);
  const name = players[seat]!;
  return (
    <div class="analysis">
      <Page
        title={isOwn ? say('look.title') : say('look.other', { name })}
        end={<ReplayLink story={story} />}
      >
        {players.length > 1 && <Seats {...{ players, chairs, seat }} onSeat={setSeat} />}
        <div class="analysis-parts">
          <div class="analysis-side">
            <section class="analysis-card">
              <h2>{say(counted === 'mission' ? 'race.mission' : 'race.title')}</h2>
              {counted !== 'mission' && (
                <ScoreRace {...{ races, players, seat, rows, mattered, counted }} />
              )}
              {counted === 'mission' && analysis && rows && (
                <MissionRace {...{ analysis, rows, mattered }} />
              )}
            </section>
            {analysis && <Tiles analysis={analysis} seats={match.players.length} />}
            {analysis && <Split analysis={analysis} seats={match.players.length} />}
            {looking.kind !== 'ready' && (
              <Thinking looking={looking} onAgain={again} onStop={stop} />
            )}
            {analysis && (
              <p class="analysis-method">{say('look.method', { count: analysis.samples })}</p>
            )}
          </div>
          <div class="analysis-side">
            {rows && (
              <Rolls
                key={seat}
                {...{ story, words, seat, rows, mattered, counted }}
                positionAt={(at) => positions.get(at)}
                reasoning={reasons.kind === 'ready' ? reasons.value : undefined}
                onRetry={retry}
              />
            )}
            <section class="analysis-card">
              <h2>{isOwn ? say('when.title') : say('when.other', { name })}</h2>
              <p class="analysis-method">{say('when.detail')}</p>
              <When {...{ story, frames, seat, players, words }} />
            </section>
          </div>
        </div>
      </Page>
    </div>
  );
}

function ReplayLink({ story: { saved } }: { readonly story: Story }) {
  const href = saved ? `/replay/${saved.id}` : `/replay${location.hash}`;
  return (
    <a class="icon-button" href={href} aria-label={t('end.replay')}>
      <Icon name="play" />
    </a>
  );
}

/** Begins the match again from a moment on, as one of its own. */
function useRetry(story: Story, seat: Seat): (at: number) => Promise<void> {
  const isBusy = useRef(false);
  return async (at) => {
    if (!store.value || isBusy.current) return;
    isBusy.current = true;
    const next = retryOf(story, seat, at);
    const written = await store.value.keepMatch(next);
    isBusy.current = false;
    if (written === 'written') go(`/match/${next.id}`);
    else toast({ title: t(`store.${written}`), detail: t(`store.${written}.detail`) });
  };
}
