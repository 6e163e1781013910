import type { ComponentChildren } from 'preact';
import type { Seat } from '#engine/contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { t } from '../../app/language.ts';

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The dialog about one seat, whatever may be done there. */
export function SeatFrame({ title, onClose, children }: FrameProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={onClose}>
          {t('setup.done')}
        </button>
      }
    >
      <div class="setup-dialog">{children}</div>
    </Dialog>
  );
}

interface MovesProps {
  readonly seat: Seat;
  /** How many there are. */
  readonly count: number;
  readonly name: string;
  readonly onMove: (to: Seat) => void;
  /** Not where nobody can be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** The place of a sitter among the others, and a way out. */
export function SeatMoves({ seat, count, name, onMove, onRemove }: MovesProps) {
  return (
    <div class="setup-moves">
      {seat > 0 && <Small onTap={() => onMove(seat - 1)}>{t('setup.earlier')}</Small>}
      {seat < count - 1 && <Small onTap={() => onMove(seat + 1)}>{t('setup.later')}</Small>}
      {onRemove && <Small onTap={onRemove}>{t('setup.remove', { name })}</Small>}
    </div>
  );
}

interface SmallProps {
  readonly onTap: () => void;
  readonly children: ComponentChildren;
}

function Small({ onTap, children }: SmallProps) {
  return (
    <button type="button" class="button small" onClick={onTap}>
      {children}
    </button>
  );
}

interface AddProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onAdd: () => void;
}

export function AddSeat({ icon, label, onAdd }: AddProps) {
  return (
    <button type="button" onClick={onAdd}>
      <span class="setup-plus">
        <Icon name={icon} small />
      </span>
      {label}
    </button>
  );
}
