import { signal } from '@preact/signals';
import type { Toast } from '#ui/toast.tsx';

/** Messages on the screen, oldest first. */
export const toasts = signal<readonly Toast[]>([]);

/** More than this many at once is a wall, not news. */
const MOST = 3;
let count = 0;

export function toast(message: Omit<Toast, 'id'>): void {
  toasts.value = [...toasts.value, { id: ++count, ...message }].slice(-MOST);
}

export function dismissToast(id: number): void {
  toasts.value = toasts.value.filter((each) => each.id !== id);
}
