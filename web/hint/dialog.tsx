import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Hint, Idea } from '#bots/hint.ts';
import type { Reasoning } from '#bots/reasons.ts';
import type { Move } from '#engine/contract.ts';
import { loadReasons } from '#games/reasons.ts';
import { Dialog } from '#ui/dialog.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { Thinking } from '#ui/thinking.tsx';
import { useLoaded } from '../app/loaded.ts';
import type { Choice } from '../table/choice.ts';
import type { Session } from '../table/session.ts';
import { askHint } from './ask.ts';
import { Deed, Where } from './deed.tsx';
import './hint.css';
import type { News } from './message.ts';
import { linesOf } from './reasons.ts';
import { Title } from './title.tsx';
import { say } from './words.ts';

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
}

/** What the strongest bot would do with the open choice, and why; other ideas, one by one. */
export function HintDialog({ session, onClose }: Props) {
  // The choice that was open when somebody asked: with it the hint goes.
  const [choice] = useState(() => session.choice.peek());
  const isOpen = choice !== undefined && session.choice.value === choice;
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen]);
  return choice && isOpen ? <Open {...{ session, choice, onClose }} /> : null;
}

function Open({ session, choice, onClose }: Props & { readonly choice: Choice }) {
  const { news, again } = useHint(session, choice);
  const [reasoning] = useLoaded(() => loadReasons(session.table.face.game.id), []);
  const told = news?.kind === 'told' ? news : undefined;
  const ideas = told?.hint.ideas ?? [];
  const { idea, another } = useIdeas(ideas);
  const isTold = idea !== undefined;
  useEffect(() => {
    if (isTold) session.table.tellHint(choice.seat);
  }, [isTold]);
  return (
    <Dialog
      title={<Title isFirst={idea === ideas[0]} />}
      onClose={onClose}
      actions={
        idea ? (
          <Actions
            {...{ session, choice, idea, onClose }}
            onAnother={ideas.length > 1 && another}
          />
        ) : (
          news?.kind === 'failed' && (
            <button type="button" class="button primary" onClick={again}>
              {say('hint.again')}
            </button>
          )
        )
      }
    >
      {news?.kind === 'failed' && !idea && <p role="alert">{say('hint.failed')}</p>}
      {idea && <Deed {...{ session, choice, idea }} />}
      {idea && reasoning.kind === 'ready' && (
        <Reasons {...{ session, choice, idea, ideas }} reasoning={reasoning.value} />
      )}
      <Progress
        hint={told?.hint}
        isDone={told?.isDone ?? false}
        isFailed={news?.kind === 'failed'}
      />
      {idea && <Where {...{ session, choice, idea }} />}
    </Dialog>
  );
}

/** Thinks for as long as somebody looks, and stops with them. */
function useHint({ table }: Session, { seat }: Choice) {
  const [news, setNews] = useState<News | undefined>(undefined);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setNews(undefined);
    const { position } = table.view.peek();
    return askHint({ game: table.face.game.id, position, seat }, (next) =>
      // Earlier results stay if nothing better comes.
      setNews((known) =>
        next.kind === 'failed' && known?.kind === 'told' ? { ...known, isDone: true } : next,
      ),
    );
  }, [turn]);
  return { news, again: () => setTurn(turn + 1) };
}

/** One idea after the other, the best of those that were not shown yet; after the last, the first. */
function useIdeas(ideas: readonly Idea[]) {
  const shown = useSignal<readonly Move[]>([]);
  const idea = ideas.find(({ move }) => move === shown.value.at(-1)) ?? ideas[0];
  const another = (): void => {
    const past = shown.value.length > 0 ? shown.value : ideas.slice(0, 1).map(({ move }) => move);
    const next = ideas.find(({ move }) => !past.includes(move));
    shown.value = next ? [...past, next.move] : [];
  };
  return { idea, another };
}

interface ReasonsProps {
  readonly session: Session;
  readonly choice: Choice;
  readonly reasoning: Reasoning;
  readonly idea: Idea;
  readonly ideas: readonly Idea[];
}

function Reasons({ session, choice, reasoning, idea, ideas }: ReasonsProps) {
  const lines = linesOf(session.table, choice, reasoning, idea, ideas);
  // Figures that grow surer are there to be read; they are not said again and again.
  useEffect(() => {
    speakPolitely(lines.map(({ figure, words }) => `${figure} ${words}.`).join(' '));
  }, [idea.move]);
  return (
    <ul class="hint-reasons" aria-label={say('hint.why')}>
      {lines.map(({ figure, words }) => (
        <li key={words}>
          <b class="figures">{figure}</b> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

interface ProgressProps {
  readonly hint: Hint | undefined;
  readonly isDone: boolean;
  readonly isFailed: boolean;
}

function Progress({ hint, isDone, isFailed }: ProgressProps) {
  if (isFailed && !hint) return null;
  const count = hint?.matches ?? 0;
  const words = isDone
    ? say('hint.done', { count })
    : count > 0
      ? say('hint.playing', { count })
      : say('hint.thinking');
  return (
    <p class="hint-progress" data-done={isDone || undefined}>
      {!isDone && <Thinking />}
      {words}
    </p>
  );
}

interface ActionsProps {
  readonly session: Session;
  readonly choice: Choice;
  readonly idea: Idea;
  readonly onAnother: (() => void) | false;
  readonly onClose: () => void;
}

function Actions({ session, choice, idea, onAnother, onClose }: ActionsProps) {
  const { quiet } = choice;
  const isQuiet = quiet?.text === idea.text;
  const take = (): void => {
    onClose();
    if (isQuiet) session.pass();
    else choice.pencilIn(idea.text);
  };
  return (
    <>
      {onAnother && (
        <button type="button" class="button" onClick={onAnother}>
          {say('hint.another')}
        </button>
      )}
      <button type="button" class="button primary" onClick={take}>
        {isQuiet ? session.words.tell(quiet.label) : say('hint.pencil')}
      </button>
    </>
  );
}
