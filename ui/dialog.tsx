import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { LiveRegions } from './live.tsx';
import { WordsContext } from './words.ts';

interface Props {
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
  /** Buttons at its foot. */
  readonly actions?: ComponentChildren;
  /** A `sheet` comes from below on phones; both stand in the middle of wide screens. */
  readonly kind?: 'sheet' | 'centre';
}

/** A modal dialog, open as long as it is rendered. Escape and the veil close it. */
export function Dialog({ title, onClose, children, actions, kind = 'sheet' }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const { close } = useContext(WordsContext);
  // At once: a key that comes before the next picture is meant for it already.
  useLayoutEffect(() => open(dialog.current!, heading.current!), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the veil is for pointers; the keyboard has Escape and the button.
    <dialog
      ref={dialog}
      class={`dialog ${kind}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // A press that began inside, on a slider say, is no wish to leave.
        const isVeil = event.target === dialog.current && pressed.current === dialog.current;
        if (isVeil) onClose();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" class="icon-button" aria-label={close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
        {actions && <footer class="dialog-actions">{actions}</footer>}
        <LiveRegions />
      </div>
    </dialog>
  );
}

/** Opens it, and gives focus back to where it came from. */
function open(dialog: HTMLDialogElement, heading: HTMLElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  if (!dialog.querySelector('[autofocus]')) heading.focus();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
