import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';

/** About a line of a phone. */
const LINE = 46;

interface NoteProps {
  /** Buttons beside it. */
  readonly beside?: ComponentChildren;
  readonly title: string;
  /** What goes on in the same line, also where there is no room for a detail. */
  readonly more?: string | undefined;
  readonly detail?: string | undefined;
  /** What can be done about it at once, in words, and how. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

/** A title of more than a line lets the detail go on in its second one. */
export function Note({ title, more, detail, action, beside }: NoteProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the first stop says what to do
    <p class={title.length > LINE ? 'dock-note run-on' : 'dock-note'} id="table-note" tabIndex={0}>
      <span>
        <b>{title}</b> {more} {detail && <small>{detail}</small>}
      </span>
      {action && (
        <button type="button" class="button dock-offer" onClick={action.onAct}>
          {action.label}
        </button>
      )}
      {beside}
    </p>
  );
}

export function Actions({ children }: { readonly children: ComponentChildren }) {
  return <div class="dock-actions">{children}</div>;
}

/** Takes back what has already happened, where no other person plays. */
export function TakeBack({ session }: { readonly session: Session }) {
  if (!session.table.view.value.isUndoable) return null;
  return (
    <button type="button" class="button dock-back" onClick={() => session.undo(true)}>
      <Icon name="undo" small />
      {t('table.takeBack')}
    </button>
  );
}
