import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly title: string;
  readonly detail: string;
  /** What leaves all as it is, which is also what closing the question does. */
  readonly keep: string;
  readonly onKeep: () => void;
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** Other ways, between the two. */
  readonly children?: ComponentChildren;
}

/** A question before something that cannot be undone. */
export function Confirm({ title, detail, keep, onKeep, confirm, onConfirm, children }: Props) {
  return (
    <Dialog
      kind="centre"
      title={title}
      onClose={onKeep}
      actions={
        <>
          <button type="button" class="button primary" onClick={onKeep}>
            {keep}
          </button>
          {children}
          <button type="button" class="button" onClick={onConfirm}>
            {confirm}
          </button>
        </>
      }
    >
      <p>{detail}</p>
    </Dialog>
  );
}
