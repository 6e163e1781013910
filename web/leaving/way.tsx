import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import './leaving.css';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  /** The one that is offered first of all. */
  readonly isFirst?: boolean;
  readonly isBusy?: boolean;
  /** Where it leads, or what it does. */
  readonly href?: string;
  readonly onPick?: () => void;
}

/** One way out of a table, or into it: what it is called, and what becomes of the seat. */
export function Way({ icon, title, detail, isFirst, isBusy, href, onPick }: Props) {
  const look = isFirst ? 'way first' : 'way';
  const inside = (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <a class={look} href={href}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" class={look} aria-busy={isBusy} onClick={onPick}>
      {inside}
    </button>
  );
}
