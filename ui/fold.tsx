import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import './fold.css';

interface Props {
  readonly title: ComponentChildren;
  /** Of the title, which can be focused. */
  readonly id?: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A paper that may lie over others. Its title folds it down, so that they can be looked at. */
export function Fold({ title, id, class: name, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const own = useId();
  const known = id ?? own;
  return (
    <section class={isOpen ? 'fold' : 'fold folded'} aria-labelledby={known}>
      <h2 class="fold-title" id={known} tabIndex={-1}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{title}</span>
          <Icon name="down" />
        </button>
      </h2>
      <div class={`fold-inside ${name}`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
