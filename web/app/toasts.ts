import { signal } from '@preact/signals';
import type { Toast } from '#ui/toast.tsx';

/** Messages on the screen. */
export const toasts = signal<readonly Toast[]>([]);

let count = 0;

/** Shows a message in place of an earlier one: more than one at once would cover the table. */
export function toast(message: Omit<Toast, 'id'>): void {
  toasts.value = [{ id: ++count, ...message }];
}

export function dismissToast(id: number): void {
  toasts.value = toasts.value.filter((each) => each.id !== id);
}
