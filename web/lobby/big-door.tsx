import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { InviteDialog, linkTo } from './invite.tsx';
import { useReach } from './invite-reach.ts';
import { Qr } from './qr.tsx';
import { say } from './words.ts';

/** The way to a table where a match is on: small, and large on demand. */
export function BigDoor({ table }: { readonly table: TableInfo }) {
  const [isOpen, setOpen] = useState(false);
  const link = linkTo(table.id, useReach());
  return (
    <>
      <button type="button" class="big-door" onClick={() => setOpen(true)}>
        <Qr text={link} label={say('lobby.qr')} />
        <span>
          <b>{say('screen.watch')}</b>
          <small>{link.replace(/^https?:\/\//, '')}</small>
        </span>
      </button>
      {isOpen && <InviteDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}
