import { useEffect, useState } from 'preact/hooks';
import { language } from '../app/language.ts';
import type { Reply } from '../online/api.ts';
import { dayName } from '../screens/parts/when.ts';

/** What the server lists; nothing while it is away. */
export function useList<Item>(ask: () => Promise<Reply<readonly Item[]>>) {
  const [items, setItems] = useState<readonly Item[]>([]);
  const look = async (): Promise<void> => {
    const reply = await ask();
    if (reply.kind === 'done') setItems(reply.value);
  };
  useEffect(() => {
    look();
  }, []);
  return [items, look] as const;
}

export function dayOf(time: number): string {
  return dayName(time, Date.now(), language.value);
}
