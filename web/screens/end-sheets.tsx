import { useState } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { nameShown } from '../online/former.ts';
import type { Story } from '../story/open.ts';
import { SheetDialog } from '../table/sheet-dialog.tsx';
import type { Words } from '../table/words.ts';

interface Props {
  readonly story: Story;
  readonly words: Words;
}

/** Everybody's sheet as it was left: small, and whole when it is opened. */
export function EndSheets({ story, words }: Props) {
  const [open, setOpen] = useState<Seat | undefined>(undefined);
  const { face, match, chairs } = story;
  const { players, position } = match;
  return (
    <section class="end-sheets">
      <h2>{t('end.sheets')}</h2>
      <div>
        {players.map((name, seat) => (
          <button
            key={seat}
            type="button"
            data-pen={penOf(chairs, seat)}
            aria-label={t('table.lookAt', { name: nameShown(name) })}
            onClick={() => setOpen(seat)}
          >
            <face.Map position={position} seat={seat} />
            <span class="end-sheet-name">
              <Stamp name={chairs[seat]!.stamp} />
              {nameShown(name)}
            </span>
          </button>
        ))}
      </div>
      {open !== undefined && (
        <SheetDialog
          {...{ face, words, position, players, seat: open }}
          seats={players.map((_, seat) => seat)}
          onSeat={setOpen}
        />
      )}
    </section>
  );
}
