import { useSignal } from '@preact/signals';
import { useKeys } from '../../app/keys.ts';
import { type Keyed, KeysHelp } from '../../table/keys-help.tsx';

/** The map of the keys of a screen, whenever `?` asks for it. */
export function KeyHelp({ of }: { readonly of: Keyed }) {
  const isOpen = useSignal(false);
  useKeys(({ key }) => {
    if (key !== '?') return false;
    isOpen.value = true;
    return true;
  });
  if (!isOpen.value) return null;
  return (
    <KeysHelp
      of={of}
      onClose={() => {
        isOpen.value = false;
      }}
    />
  );
}
