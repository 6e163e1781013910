import { useState } from 'preact/hooks';
import type { Header } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { TextField } from '#ui/text-field.tsx';
import { t } from '../app/language.ts';
import { withCode } from './setup-options.ts';

interface Props {
  readonly code: string;
  readonly header: Header;
  readonly seats: number;
  readonly onCode: (code: string) => void;
  readonly onFresh: () => void;
}

/** The code of a made sheet: to be said to others, typed from theirs, or drawn again. */
export function CodeField({ code, header, seats, onCode, onFresh }: Props) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const isOdd = typed !== undefined && isRefusal(header.read(withCode(header, typed), seats));
  return (
    <div class="setup-code">
      <TextField
        label={t('setup.code')}
        value={typed ?? code}
        hint={t('setup.code.hint')}
        error={isOdd ? t('setup.code.odd') : undefined}
        maxLength={12}
        autocomplete="off"
        onInput={(next) => {
          const wanted = next.trim();
          const isTaken = !isRefusal(header.read(withCode(header, wanted), seats));
          setTyped(isTaken ? undefined : next);
          if (isTaken) onCode(wanted);
        }}
      />
      <button
        type="button"
        class="button small"
        onClick={() => {
          setTyped(undefined);
          onFresh();
        }}
      >
        {t('setup.another')}
      </button>
    </div>
  );
}
