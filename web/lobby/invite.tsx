import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { gameName } from '../app/cards.ts';
import { copyText } from '../app/copy.ts';
import { toast } from '../app/toasts.ts';
import { CodeTiles, spoken } from './code-tiles.tsx';
import { type Reach, useReach } from './invite-reach.ts';
import './lobby.css';
import { Qr } from './qr.tsx';
import { say } from './words.ts';

/** The link to a table: it grants access. */
export function linkTo(table: string, { origin }: Reach): string {
  return `${origin}/table/${table}`;
}

/** All ways to bring others to a table. The spoken code is there while its lobby is open. */
export function Invite({ table }: { readonly table: TableInfo }) {
  const reach = useReach();
  const link = linkTo(table.id, reach);
  const { code } = table;
  return (
    <section class="card invite" aria-label={say('lobby.invite')}>
      <Qr text={link} label={say('lobby.qr')} />
      <div class="invite-words">
        {code !== undefined && (
          <>
            <CodeTiles code={code} />
            <p>{say('lobby.scan', { code: spoken(code) })}</p>
          </>
        )}
        <ShareButtons link={link} title={`Dicepad · ${gameName(table.options.game)}`} />
      </div>
      {reach.kind !== 'here' && (
        <p class="invite-reach">
          {say(reach.kind === 'nearby' ? 'lobby.nearby' : 'lobby.nowhere', {
            host: new URL(reach.origin).host,
          })}
        </p>
      )}
    </section>
  );
}

/** The same, wherever it is wanted later. */
export function InviteDialog(props: { readonly table: TableInfo; readonly onClose: () => void }) {
  return (
    <Dialog title={say('lobby.invite')} onClose={props.onClose}>
      <Invite table={props.table} />
    </Dialog>
  );
}

/** Hands a link to somebody: through the device’s own ways, or the clipboard, or by hand. */
export function ShareButtons({ link, title }: { readonly link: string; readonly title: string }) {
  const [isByHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(link)) toast({ title: say('lobby.copied') });
    else setByHand(true);
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const canShare = 'share' in navigator;
  return (
    <>
      <div class="invite-buttons">
        {canShare && (
          <button type="button" class="button primary" onClick={share}>
            <Icon name="share" small />
            {say('lobby.share')}
          </button>
        )}
        <button type="button" class={canShare ? 'button' : 'button primary'} onClick={copy}>
          <Icon name="copy" small />
          {say('lobby.copy')}
        </button>
      </div>
      {isByHand && <TextField label={say('lobby.byHand')} value={link} onInput={() => undefined} />}
    </>
  );
}
