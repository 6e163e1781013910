import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import { SheetDialog } from '../table/sheet-dialog.tsx';
import { wordsOf } from '../table/words.ts';

interface Props {
  readonly face: Face;
  readonly position: unknown;
  readonly seats: number;
  readonly names: readonly string[];
}

/** The sheets that lie ready, each to be opened; one is enough while all are the same. */
export function Preview({ face, position, seats, names }: Props) {
  const [open, setOpen] = useState<Seat | undefined>(undefined);
  const each = face.game.headers.some((header) => header.each?.form) && seats > 1;
  const shown = each ? Array.from({ length: seats }, (_, seat) => seat) : [0];
  const words = useMemo(() => wordsOf(face, names), [face, names.join()]);
  const title = t(each ? 'setup.sheets' : 'setup.sheet');
  return (
    <section class="card setup-preview" aria-label={title}>
      <h2>{title}</h2>
      <div class={each ? 'setup-maps several' : 'setup-maps'}>
        {shown.map((seat) => (
          <button
            key={seat}
            type="button"
            aria-label={
              each && names[seat] ? t('table.lookAt', { name: names[seat] }) : t('setup.look')
            }
            onClick={() => setOpen(seat)}
          >
            <face.Map position={position} seat={seat} />
            <small>
              {each ? names[seat] : t('setup.look')}
              <Icon name="eye" small />
            </small>
          </button>
        ))}
      </div>
      {open !== undefined && shown.includes(open) && (
        <SheetDialog
          {...{ face, words, position, seat: open, seats: shown }}
          players={names.length > 0 ? names : [title]}
          title={(each && names[open]) || t('setup.sheet')}
          onSeat={setOpen}
        />
      )}
    </section>
  );
}
