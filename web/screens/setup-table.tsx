import { useRef, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '#engine/contract.ts';
import { setUp } from '#engine/setup.ts';
import { sentence } from '#engine/text.ts';
import { RECORD_TEXTS } from '#engine/texts.ts';
import type { Face } from '#games/face.ts';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { Icon } from '#ui/icon.tsx';
import { language, t } from '../app/language.ts';
import { useOffline } from '../app/offline.ts';
import { keepDraft } from '../lobby/draft.ts';
import { type NewTable, type Sitter, tidyName } from '../store/create.ts';
import { faultOfName, nameFaults } from './parts/names.ts';
import { Notices } from './parts/notices.tsx';
import { lastTable, type Mode } from './parts/sitters.ts';
import { start } from './parts/start.ts';
import { OptionList } from './setup-option-list.tsx';
import { type Chosen, chosenFrom, optionsOf } from './setup-options.ts';
import { Preview } from './setup-preview.tsx';
import { Seats } from './setup-seats.tsx';

/** A table with everybody who sits at it. */
export function SetupTable({ face, mode }: { readonly face: Face; readonly mode: Mode }) {
  const { game } = face;
  const [first] = useState(() => lastTable(game.id, mode));
  const [sitters, setSitters] = useState<readonly Sitter[]>(first.sitters);
  const [chosen, setChosen] = useState<Chosen>(() => chosenFrom(game, first.options));
  const [dice, setDice] = useState<NewTable['dice']>(mode === 'real' ? 'real' : first.dice);
  const isOffline = useOffline();
  const names = sitters.map(({ name }) => tidyName(name));
  const options = optionsOf(game, sitters.length, chosen);
  const setup = setUp(game, names, options);
  const isPossible = sitters.length <= game.players.max && sitters.length >= game.players.min;
  return (
    <div class="setup">
      <div class="setup-column">
        <section class="setup-who" aria-label={t('setup.seats')}>
          <Seats {...{ game, options, sitters }} isSolo={mode === 'solo'} onChange={setSitters} />
        </section>
        {isPossible && (
          <Preview
            face={face}
            position={game.start(sitters.length, options)}
            seats={sitters.length}
            names={names}
          />
        )}
      </div>
      <div class="setup-column">
        <div class="setup-side">
          <OptionList
            face={face}
            seats={sitters.length}
            names={names}
            chosen={chosen}
            onChange={setChosen}
          >
            {mode !== 'real' && (
              <ChoiceRow
                label={t('setup.dice')}
                value={dice}
                choices={(['app', 'real'] as const).map((value) => ({
                  value,
                  label: t(`setup.dice.${value}`),
                }))}
                onChange={setDice}
              />
            )}
          </OptionList>
        </div>
        <div class="setup-foot">
          <Notices />
          <StartButton
            fault={isRefusal(setup) ? faultWords(setup, names) : undefined}
            onStart={() => start(game.id, mode, { sitters, options, dice })}
          />
          <a
            class="button quiet"
            href={`/new/${game.id}/online`}
            onClick={() => keepDraft({ game: game.id, options, dice, bots: botsOf(sitters) })}
          >
            <Icon name={isOffline ? 'off' : 'wifi'} small />
            {t(isOffline ? 'setup.online.offline' : 'setup.online')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** How each of them plays. */
function botsOf(sitters: readonly Sitter[]): readonly (string | undefined)[] {
  return sitters.filter(({ kind }) => kind === 'bot').map(({ level }) => level);
}

/** Whose name is wrong, or what else stands in the way. */
function faultWords(refusal: Refusal, names: readonly string[]): string {
  const faults = nameFaults(names);
  const seat = faults.findIndex((fault) => fault !== undefined);
  const fault = faults[seat];
  return fault
    ? faultOfName(fault, names[seat]!, seat)
    : sentence(refusal, RECORD_TEXTS[language.value], [], language.value);
}

interface StartProps {
  readonly fault: string | undefined;
  readonly onStart: () => Promise<unknown>;
}

/** Never a dead button: while something is wrong it says what. */
function StartButton({ fault, onStart }: StartProps) {
  const [isBusy, setBusy] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const press = async (): Promise<void> => {
    if (fault) words.current?.focus();
    if (fault || isBusy) return;
    setBusy(true);
    await onStart();
    setBusy(false);
  };
  return (
    <>
      <p class="setup-fault" role="status" ref={words} tabIndex={-1}>
        {fault && (
          <>
            <Icon name="info" small />
            {fault}
          </>
        )}
      </p>
      <button
        type="button"
        class={fault ? 'button waiting' : 'button primary'}
        aria-busy={isBusy}
        onClick={press}
      >
        {isBusy ? t('home.now.busy') : t('setup.start')}
      </button>
    </>
  );
}
