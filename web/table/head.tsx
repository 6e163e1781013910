import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';

interface Props {
  readonly title: string;
  readonly detail: string;
  /** What is being called out: it stands in place of title and detail. */
  readonly called?: string | undefined;
  /** Where the way back leads, and what it is called. */
  readonly back?: string;
  readonly leave?: string;
  /** Where the keyboard comes last to the bar, the heading stands in front of all: `Heading`. */
  readonly isLast?: boolean;
  readonly children?: ComponentChildren;
}

/** The head of everything that looks like a table: a way back, where one is, and what else it has. */
export function Head(props: Props) {
  const { title, detail, called, back = '/', leave = t('table.leave'), isLast, children } = props;
  const Bar = isLast ? 'nav' : 'header';
  const Name = isLast ? 'b' : 'h1';
  return (
    <Bar class="table-bar" aria-label={isLast ? t('table.menu') : undefined}>
      <a class="icon-button" href={back} aria-label={leave}>
        <Icon name="back" />
      </a>
      <div class="table-title">
        <Name class={called ? 'table-name for-readers' : 'table-name'} aria-hidden={isLast}>
          {title}
        </Name>
        {called ? <Called>{called}</Called> : <p title={detail}>{detail}</p>}
      </div>
      {children}
    </Bar>
  );
}

/** Longer than this and a phone shows it in smaller letters, so that all of it can be read. */
const LONG = 60;

function Called({ children }: { readonly children: string }) {
  return <p class={children.length > LONG ? 'table-called long' : 'table-called'}>{children}</p>;
}

/** The heading for those who come by keyboard or hear the page, in front of everything. */
export function Heading({ children }: { readonly children: ComponentChildren }) {
  return (
    <header class="for-readers">
      <h1>{children}</h1>
    </header>
  );
}
