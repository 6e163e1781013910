import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Dialog } from '#ui/dialog.tsx';
import { CodeTiles } from '../lobby/code-tiles.tsx';
import { Invite, linkTo } from '../lobby/invite.tsx';
import { useReach } from '../lobby/invite-reach.ts';
import { Qr } from '../lobby/qr.tsx';
import { say } from '../lobby/words.ts';

/** The way to a table where a match is on: small, and on demand large, with its address. */
export function BigDoor({ table }: { readonly table: TableInfo }) {
  const [isOpen, setOpen] = useState(false);
  const link = linkTo(table.id, useReach());
  return (
    <>
      <button type="button" class="big-door" onClick={() => setOpen(true)}>
        <Qr text={link} label={say('lobby.qr')} />
        <span>
          <b>{say('screen.watch')}</b>
          {table.code !== undefined && <CodeTiles code={table.code} />}
        </span>
      </button>
      {isOpen && (
        <Dialog title={say('lobby.invite')} onClose={() => setOpen(false)}>
          <Invite table={table} />
          <p class="big-link">{link.replace(/^https?:\/\//, '')}</p>
        </Dialog>
      )}
    </>
  );
}
