import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/icon.tsx';
import { t } from '../../app/language.ts';
import { cameFrom } from '../../app/router.ts';
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
        <Back />
        <h1>{title}</h1>
        <span class="page-gap" />
        {end}
      </header>
      <main>{children}</main>
    </div>
  );
}

/** To the screen that led here, such as a match; to the first one where none did. */
function Back() {
  const from = cameFrom() ?? '/';
  const goBack = (event: MouseEvent): void => {
    if (from === '/') return;
    event.preventDefault();
    history.back();
  };
  return (
    <a
      class="icon-button"
      href={from}
      aria-label={t(from === '/' ? 'home.back' : 'home.backBefore')}
      onClick={goBack}
    >
      <Icon name="back" />
    </a>
  );
}
