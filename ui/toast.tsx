import './toast.css';
import './value.css';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { Ring } from './ring.tsx';
import { Stamp } from './stamp.tsx';
import type { StampName } from './stamps.ts';
import { WordsContext } from './words.ts';

/** A short message for the eyes; the live regions speak it. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Whose news it is. */
  readonly stamp?: StampName | undefined;
  readonly mine?: boolean | undefined;
  /** Points that were won, ringed by pen. */
  readonly won?: number | undefined;
  /** What can be done about it; such a message stays longer. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

interface Props {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: number) => void;
  /** Milliseconds until a message leaves by itself. */
  readonly lasts?: number;
}

/** Messages that come and go without taking focus. */
export function Toasts({ toasts, onDismiss, lasts = 6000 }: Props) {
  return (
    // The live regions speak: here it is only to be seen.
    <div class="toasts" role="log" aria-live="off">
      {toasts.map((toast) => (
        <OneToast
          key={toast.id}
          toast={toast}
          lasts={toast.action ? 2 * lasts : lasts}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
    </div>
  );
}

interface OneProps {
  readonly toast: Toast;
  readonly lasts: number;
  readonly onDismiss: () => void;
}

function OneToast({ toast, lasts, onDismiss }: OneProps) {
  const { dismiss } = useContext(WordsContext);
  const leave = useRef(onDismiss);
  leave.current = onDismiss;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A message that is hovered or focused is still being read.
  const stay = () => clearTimeout(timer.current);
  const goSoon = () => {
    stay();
    timer.current = setTimeout(() => leave.current(), lasts);
  };
  useEffect(() => {
    goSoon();
    return stay;
  }, []);
  return (
    <div
      class="toast"
      onPointerEnter={stay}
      onPointerLeave={goSoon}
      onFocusIn={stay}
      onFocusOut={goSoon}
    >
      {toast.stamp && <Stamp name={toast.stamp} mine={toast.mine ?? false} />}
      <span class="toast-words">
        <b>{toast.title}</b>
        {toast.detail}
      </span>
      {toast.won !== undefined && (
        <span class="value won" aria-hidden="true">
          {toast.won}
          <Ring drawn />
        </span>
      )}
      {toast.action && (
        <button
          type="button"
          class="button"
          onClick={() => {
            toast.action?.onAct();
            onDismiss();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" class="icon-button" aria-label={dismiss} onClick={onDismiss}>
        <Icon name="close" small />
      </button>
    </div>
  );
}
