import { signal } from '@preact/signals';
import { speakPolitely } from '#ui/live.tsx';
import type { Toast } from '#ui/toast.tsx';

/** Messages on the screen. */
export const toasts = signal<readonly Toast[]>([]);

let count = 0;

/**
 * Shows a message in place of an earlier one, since more than one at once would cover the table, and
 * lets screen readers say it.
 */
export function toast(message: Omit<Toast, 'id'>): void {
  const { title, detail } = message;
  toasts.value = [{ id: ++count, ...message }];
  speakPolitely([title, detail].filter(Boolean).join(/[.!?]$/.test(title) ? ' ' : '. '));
}

export function dismissToast(id: number): void {
  toasts.value = toasts.value.filter((each) => each.id !== id);
}
