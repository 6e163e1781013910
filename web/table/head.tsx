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
  readonly children?: ComponentChildren;
}

/** The head of everything that looks like a table: a way back, where one is, and what else it has. */
export function Head(props: Props) {
  const { title, detail, called, back = '/', leave = t('table.leave'), children } = props;
  return (
    <header class="table-bar">
      <a class="icon-button" href={back} aria-label={leave}>
        <Icon name="back" />
      </a>
      <div class="table-title">
        <h1 class={called && 'for-readers'}>{title}</h1>
        {called ? <p class="table-called">{called}</p> : <p title={detail}>{detail}</p>}
      </div>
      {children}
    </header>
  );
}
