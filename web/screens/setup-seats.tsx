import { useState } from 'preact/hooks';
import { botOf, isLevel } from '#bots/levels.ts';
import type { Game, Options } from '#engine/contract.ts';
import { nameOf } from '#engine/languages.ts';
import { figuresOf } from '#games/figures.ts';
import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { LevelPick } from '../bots/level-pick.tsx';
import { levelLabel } from '../bots/words.ts';
import { type Sitter, tidyName } from '../store/create.ts';
import { LONGEST_NAME, nameFaults } from './parts/names.ts';
import { AddSeat } from './parts/seats.tsx';
import { newBot, newPerson, withNames } from './parts/sitters.ts';
import { SeatDialog } from './setup-seat-dialog.tsx';

interface Props {
  readonly game: Game;
  /** What was chosen for the table. */
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** Whether nobody else is to be added. */
  readonly isSolo: boolean;
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

/** Longer ones are written smaller, so that small phones show them whole. */
const WIDE_NAME = 16;

/** Who sits at the table, in the order of their turns. */
export function Seats({ game, options, sitters, isSolo, onChange }: Props) {
  const [open, setOpen] = useState<number | undefined>(undefined);
  const opened = open === undefined ? undefined : sitters[open];
  const faults = nameFaults(sitters.map(({ name }) => tidyName(name)));
  const isFull = sitters.length >= game.players.max;
  const levels = Object.keys(figuresOf(game.id));
  const place = { game: game.id, seats: sitters.length, options };
  const replace = (at: number, sitter: Sitter) => onChange(sitters.with(at, sitter));
  return (
    <div class="card setup-seats">
      <ol>
        {sitters.map((sitter, seat) => (
          <li key={seat} class="setup-seat">
            <button
              type="button"
              class="setup-stamp"
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => setOpen(seat)}
            >
              <Stamp name={sitter.stamp} mine={seat === 0 && sitter.kind === 'person'} />
            </button>
            <span class="setup-name">
              <input
                type="text"
                class={sitter.name.length > WIDE_NAME ? 'long' : undefined}
                value={sitter.name}
                maxLength={LONGEST_NAME}
                autocomplete="off"
                aria-label={t('setup.name.label', { number: seat + 1 })}
                aria-invalid={faults[seat] !== undefined}
                onInput={(event) => replace(seat, { ...sitter, name: event.currentTarget.value })}
              />
              <small>{detailOf(place, sitter, seat)}</small>
            </span>
            {sitter.kind === 'bot' && levels.length > 1 && (
              <LevelPick
                name={sitter.name}
                level={botOf(levels, sitter.level)}
                levels={levels}
                onChange={(level) => replace(seat, { ...sitter, level })}
              />
            )}
            <button
              type="button"
              class="icon-button"
              aria-label={t('setup.change', { name: sitter.name })}
              onClick={() => setOpen(seat)}
            >
              <Icon name="more" />
            </button>
          </li>
        ))}
      </ol>
      {!isSolo && !isFull && (
        <div class="setup-add">
          <AddSeat
            icon="users"
            label={t('setup.addPerson')}
            onAdd={() => onChange(withNames([...sitters, newPerson(sitters)]))}
          />
          <AddSeat
            icon="bot"
            label={t('setup.addBot')}
            onAdd={() => onChange([...sitters, newBot(game.id, sitters)])}
          />
        </div>
      )}
      {!isSolo && isFull && (
        <p class="setup-full">{t('setup.full', { count: game.players.max })}</p>
      )}
      {open !== undefined && opened && (
        <SeatDialog
          game={game.id}
          options={options}
          sitters={sitters}
          seat={open}
          onChange={onChange}
          onMove={(to) => setOpen(to)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function detailOf(
  place: Parameters<typeof levelLabel>[0],
  { name, kind, level, language }: Sitter,
  seat: number,
): string {
  if (name.length >= LONGEST_NAME) return t('setup.name.most');
  if (kind === 'bot') {
    const bot = botOf(Object.keys(figuresOf(place.game)), level);
    return isLevel(bot) ? levelLabel(place, bot) : t('setup.bot');
  }
  const who = t(seat === 0 ? 'setup.begins' : 'setup.here');
  if (!language) return who;
  return t('setup.speaks', { who, language: nameOf(language) });
}
