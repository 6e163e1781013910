import type { ComponentChildren } from 'preact';

/** About a line of a phone. */
const LINE = 46;

interface NoteProps {
  readonly title: string;
  readonly detail?: string | undefined;
}

/** A title of more than a line lets the detail go on in its second one. */
export function Note({ title, detail }: NoteProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the first stop says what to do
    <p class={title.length > LINE ? 'dock-note run-on' : 'dock-note'} id="table-note" tabIndex={0}>
      <span>
        <b>{title}</b> {detail && <small>{detail}</small>}
      </span>
    </p>
  );
}

export function Actions({ children }: { readonly children: ComponentChildren }) {
  return <div class="dock-actions">{children}</div>;
}
