import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/icon.tsx';
import { t } from '../../app/language.ts';
import './page.css';

interface Props {
  readonly title: string;
  /** A list needs less room than a table that is set up. */
  readonly size?: 'list' | 'form';
  /** What stands at the end of the bar. */
  readonly end?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A screen behind the first one: a way back, its name, and what it holds. */
export function Page({ title, size = 'form', end, children }: Props) {
  return (
    <div class={`page page-${size}`}>
      <header class="page-bar">
        <a class="icon-button" href="/" aria-label={t('home.back')}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
        <span class="page-gap" />
        {end}
      </header>
      <main>{children}</main>
    </div>
  );
}
