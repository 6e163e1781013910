import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CARDS } from '#games/cards.ts';
import type { Sharing } from '#games/face.ts';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Switch } from '#ui/switch.tsx';
import { copyText } from '../app/copy.ts';
import { language } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { toast } from '../app/toasts.ts';
import { fileDay } from '../store/day.ts';
import type { Story } from '../story/open.ts';
import { drawPicture } from './draw.ts';
import { linkOf } from './link.ts';
import { type Form, SIZES } from './plan.ts';
import { type Shared, sharedOf, wordedOf } from './result.ts';
import { say } from './words.ts';
import './share.css';

interface Props {
  readonly story: Story;
  readonly onClose: () => void;
}

/** What there is to share a result with, once it is here. */
interface Means {
  /** Nothing where it did not come: then there is a text, but no picture. */
  readonly sharing: Sharing | undefined;
  readonly link: string | undefined;
}

/** A result to be shown to others: as a picture, and as a few lines of text. */
export function ShareDialog({ story, onClose }: Props) {
  const [means] = useLoaded(() => meansOf(story), [story]);
  return (
    <Dialog title={say('share.title')} onClose={onClose}>
      <div class="share">
        {means.kind === 'loading' && <p>{say('share.drawing')}</p>}
        {means.kind === 'ready' && <Ready story={story} {...means.value} />}
        {means.kind === 'failed' && <Ready story={story} sharing={undefined} link={undefined} />}
      </div>
    </Dialog>
  );
}

async function meansOf(story: Story): Promise<Means> {
  const card = CARDS.find(({ id }) => id === story.match.game.id)!;
  const [sharing, link] = await Promise.all([
    card.loadSharing().catch(() => undefined),
    linkOf(story),
  ]);
  return { sharing, link };
}

function Ready({ story, sharing, link }: Means & Pick<Props, 'story'>) {
  const [hasNames, setNames] = useState(true);
  const [shared, text] = useMemo(() => {
    const wish = { hasNames, link };
    const picture = sharing && sharedOf(story, sharing, wish);
    return [picture, (picture ?? wordedOf(story, undefined, wish)).text];
  }, [story, sharing, link, hasNames, language.value]);
  const names = story.match.players.length > 1 && (
    <Switch
      label={say('share.names')}
      detail={say('share.names.detail')}
      on={hasNames}
      onChange={setNames}
    />
  );
  return (
    <>
      {shared ? (
        <Picture story={story} shared={shared}>
          {names}
        </Picture>
      ) : (
        <>
          <p role="alert">{say('share.failed')}</p>
          {names}
        </>
      )}
      <section class="share-text">
        <h3>{say('share.text')}</h3>
        <pre>{text}</pre>
        <button type="button" class="button" onClick={() => copyOut(text)}>
          <Icon name="copy" small />
          {say('share.copyText')}
        </button>
      </section>
    </>
  );
}

interface PictureProps {
  readonly story: Story;
  readonly shared: Shared;
  /** What is set between the picture and the ways out. */
  readonly children: ComponentChildren;
}

function Picture({ story, shared, children }: PictureProps) {
  const [form, setForm] = useState<Form>('tall');
  const [drawn] = useLoaded(() => drawPicture(shared, form), [shared, form]);
  const blob = drawn.kind === 'ready' ? drawn.value : undefined;
  const address = useAddress(blob);
  const name = `dicepad-${story.match.game.id}-${fileDay(story.saved?.changed ?? Date.now())}.png`;
  return (
    <>
      <ChoiceRow
        label={say('share.form')}
        value={form}
        choices={[
          { value: 'tall', label: say('share.tall') },
          { value: 'wide', label: say('share.wide') },
        ]}
        onChange={setForm}
      />
      <div class="share-frame" data-form={form}>
        {address && <img src={address} alt={shared.text} {...SIZES[form]} />}
        {drawn.kind === 'loading' && <p>{say('share.drawing')}</p>}
        {drawn.kind === 'failed' && <p role="alert">{say('share.failed')}</p>}
      </div>
      {children}
      {blob && address && <Ways {...{ blob, address, name, shared }} />}
    </>
  );
}

interface WaysProps {
  readonly blob: Blob;
  readonly address: string;
  readonly name: string;
  readonly shared: Shared;
}

/** The ways out: the system's own where it takes pictures, else a file or the clipboard. */
function Ways({ blob, address, name, shared }: WaysProps) {
  const file = useMemo(() => new File([blob], name, { type: 'image/png' }), [blob, name]);
  const message = { files: [file], title: shared.title, text: shared.text };
  const canShare = navigator.canShare?.({ files: [file] }) ?? false;
  return (
    <div class="share-ways">
      {canShare && (
        <button type="button" class="button primary" onClick={() => hand(message)}>
          <Icon name="share" />
          {say('share.picture')}
        </button>
      )}
      <a class={canShare ? 'button' : 'button primary'} href={address} download={name}>
        <Icon name="save" small />
        {say('share.download')}
      </a>
      {!canShare && canCopyPictures() && (
        <button type="button" class="button" onClick={() => copyPicture(blob)}>
          <Icon name="copy" small />
          {say('share.copyPicture')}
        </button>
      )}
    </div>
  );
}

/** An address of what is in memory, given back when nobody shows it any more. */
function useAddress(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ of: Blob; address: string } | undefined>(undefined);
  useEffect(() => {
    if (!blob) return undefined;
    const address = URL.createObjectURL(blob);
    setMade({ of: blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  // Until the new one has its address there is none: the old one shows something else.
  return made && made.of === blob ? made.address : undefined;
}

async function hand(message: ShareData): Promise<void> {
  try {
    await navigator.share(message);
  } catch (error) {
    // Closing the system's sheet is an answer too.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) toast({ title: say('share.notCopied') });
  }
}

function canCopyPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write !== undefined;
}

async function copyPicture(blob: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    toast({ title: say('share.pictureCopied') });
  } catch {
    toast({ title: say('share.notCopied') });
  }
}

async function copyOut(text: string): Promise<void> {
  const isDone = await copyText(text);
  toast({ title: say(isDone ? 'share.textCopied' : 'share.notCopied') });
}
