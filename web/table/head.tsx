import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/icon.tsx';
import type { Pen } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import type { StampName } from '#ui/stamps.ts';
import { t } from '../app/language.ts';

/** Whose turn it is, where several people share a device: large, and in their ink. */
interface Owner {
  readonly stamp: StampName;
  readonly pen: Pen;
}

interface Props {
  readonly title: string;
  readonly detail: string;
  /** Where the way back leads, and what it is called. */
  readonly back?: string;
  readonly leave?: string;
  /** Where leaving is asked about first. */
  readonly onLeave?: ((event: Event) => void) | undefined;
  /** Where the keyboard comes last to the bar, the heading stands in front of all: `Heading`. */
  readonly isLast?: boolean;
  readonly owner?: Owner | undefined;
  readonly children?: ComponentChildren;
}

/** The head of everything that looks like a table: a way back, where one is, and what else it has. */
export function Head(props: Props) {
  const { title, detail, back = '/', leave = t('table.leave'), isLast, owner, children } = props;
  const { onLeave } = props;
  const Bar = isLast ? 'nav' : 'header';
  const Name = isLast ? 'b' : 'h1';
  return (
    <Bar
      class={owner ? 'table-bar own in-pen' : 'table-bar'}
      // The band enters again for each player, so that nobody overlooks the change.
      key={owner?.pen}
      data-pen={owner?.pen}
      aria-label={isLast ? t('table.menu') : undefined}
    >
      {owner ? (
        <Stamp name={owner.stamp} />
      ) : (
        <a class="icon-button" href={back} aria-label={leave} onClick={onLeave}>
          <Icon name="back" />
        </a>
      )}
      <div class="table-title">
        <Name class="table-name" aria-hidden={isLast}>
          {title}
        </Name>
        <p title={detail}>{detail}</p>
      </div>
      {children}
    </Bar>
  );
}

/** The heading for those who come by keyboard or hear the page, in front of everything. */
export function Heading({ children }: { readonly children: ComponentChildren }) {
  return (
    <header class="for-readers">
      <h1>{children}</h1>
    </header>
  );
}
