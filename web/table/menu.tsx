import type { ComponentChildren } from 'preact';
import { Dialog } from '#ui/dialog.tsx';
import { spoken, t } from '../app/language.ts';
import { Toggle, Volume } from '../app/setting-rows.tsx';
import { LanguageRow } from '../screens/parts/language-row.tsx';
import { mayHint } from './may-hint.ts';
import { mendableAt } from './mendable.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
  readonly onStatus: () => void;
  readonly onKeys: () => void;
  readonly onCorrect: () => void;
  readonly onHint: () => void;
  /** What only some tables have. */
  readonly more?: ComponentChildren;
  /** Who else is at the table, where a screen has no other place for them. */
  readonly children: ComponentChildren;
}

/** The menu of a table: help, corrections, and the settings that matter while playing. */
export function Menu({ session, onClose, onStatus, onKeys, onCorrect, onHint, ...props }: Props) {
  const { more, children } = props;
  const { table } = session;
  return (
    <Dialog title={t('table.menu')} onClose={onClose}>
      <div class="menu-around">{children}</div>
      <div class="menu-buttons">
        <Item onPick={onStatus}>{t('table.whatMayI')}</Item>
        {mayHint(session) && <Item onPick={onHint}>{t('table.hint')}</Item>}
        <Item onPick={onKeys}>{t('table.keys')}</Item>
        {mendableAt(table).length > 0 && <Item onPick={onCorrect}>{t('table.correct')}</Item>}
        {!table.remote && (
          <a class="button" href={`/replay/${table.id}`}>
            {t('table.lookBack')}
          </a>
        )}
        {more}
        <a class="button" href="/settings">
          {t('table.allSettings')}
        </a>
      </div>
      {/* Who chose a language for their seat reads that one. */}
      {spoken.value === undefined && <LanguageRow />}
      <Volume />
      <Toggle name="speech" />
      <Toggle name="vibration" />
      <Toggle name="calm" />
      <Toggle name="largeSymbols" />
      <Toggle name="hurry" />
    </Dialog>
  );
}

function Item({
  children,
  onPick,
}: {
  readonly children: ComponentChildren;
  readonly onPick: () => void;
}) {
  return (
    <button type="button" class="button" onClick={onPick}>
      {children}
    </button>
  );
}
