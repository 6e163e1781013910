import type { ComponentChildren } from 'preact';
import { Dialog } from '#ui/dialog.tsx';
import { spoken, t } from '../app/language.ts';
import { SpeedRow, Toggle, Volume } from '../app/setting-rows.tsx';
import { SheetRow } from '../app/sheet-row.tsx';
import { LanguageRow } from '../screens/parts/language-row.tsx';
import { isPhone, isUpright } from './aim.ts';
import { CurtainRow } from './curtain-row.tsx';
import { mayHint } from './may-hint.ts';
import { mendableAt } from './mendable.ts';
import { MatchItems } from './menu-match.tsx';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
  readonly onStatus: () => void;
  readonly onKeys: () => void;
  readonly onCorrect: () => void;
  readonly onHint: () => void;
  /** Where the game has a rulebook. */
  readonly onRules: (() => void) | undefined;
  /** What only some tables have. */
  readonly more?: ComponentChildren;
  /** Who else is at the table, where a screen has no other place for them. */
  readonly children: ComponentChildren;
}

/** The menu of a table: help, corrections, and the settings that matter while playing. */
export function Menu({ session, onClose, onStatus, onKeys, onCorrect, onHint, ...props }: Props) {
  const { onRules, more, children } = props;
  const { table } = session;
  return (
    <Dialog title={t('table.menu')} onClose={onClose}>
      <div class="menu-around">{children}</div>
      <div class="menu-buttons">
        <Item onPick={onStatus}>{t('table.whatMayI')}</Item>
        {onRules && (
          <Item class="menu-rules" onPick={onRules}>
            {t('table.rules')}
          </Item>
        )}
        {mayHint(session) && <Item onPick={onHint}>{t('table.hint')}</Item>}
        {!isPhone() && <Item onPick={onKeys}>{t('table.keys')}</Item>}
        {mendableAt(table).length > 0 && <Item onPick={onCorrect}>{t('table.correct')}</Item>}
        {!table.remote && (
          <a class="button" href={`/replay/${table.id}`}>
            {t('table.lookBack')}
          </a>
        )}
        {!table.remote && <MatchItems table={table} />}
        {more}
        <a class="button" href="/settings">
          {t('table.allSettings')}
        </a>
      </div>
      {/* Who chose a language for their seat reads that one. */}
      {spoken.value === undefined && <LanguageRow />}
      {table.curtain && <CurtainRow curtain={table.curtain} />}
      <Volume />
      <Toggle name="speech" />
      <Toggle name="vibration" />
      <Toggle name="calm" />
      <Toggle name="largeSymbols" />
      <SpeedRow />
      <Toggle name="autoPass" />
      {isUpright() && <SheetRow fits={table.face.fitsPrinted} />}
    </Dialog>
  );
}

interface ItemProps {
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly onPick: () => void;
}

function Item({ children, onPick, class: name = '' }: ItemProps) {
  return (
    <button type="button" class={`button ${name}`} onClick={onPick}>
      {children}
    </button>
  );
}
