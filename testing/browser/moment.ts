import type { Page } from 'playwright-core';

/** What this device is asked for. */
export type Asked = 'over' | 'cover' | 'roll' | 'enter' | 'doubt' | 'choose' | 'decision';

export interface Moment {
  readonly asked: Asked;
  /** Differs from moment to moment, but not with what is in pencil. */
  readonly sign: string;
}

/** Waits until this device is asked for something that is not the moment it knows already. */
export async function nextMoment(page: Page, known?: Moment): Promise<Moment> {
  const found = await page.waitForFunction(readMoment, known?.sign ?? '', { timeout: 20_000 });
  return (await found.jsonValue()) as Moment;
}

/** Runs in the page: it sees what a person sees. */
function readMoment(known: string): Moment | false {
  const asked = (): Asked | undefined => {
    if (document.querySelector('.hand-over')) return 'cover';
    const dock = document.querySelector('.table-dock');
    if (!dock || dock.querySelector('.button.waiting.wide')) return undefined;
    if (dock.querySelector('.dice-pad')) return 'enter';
    const wide = dock.querySelector('.button.primary.wide')?.textContent;
    if (wide) return wide.includes('Roll') ? 'roll' : 'over';
    if (dock.textContent?.includes('Tap again if you mean it.')) return 'doubt';
    if (dock.querySelector('[aria-label="Undo"]')) return 'choose';
    return dock.querySelector('.button.wide') ? undefined : 'decision';
  };
  const now = asked();
  const step = document.querySelector('.table')?.getAttribute('data-step');
  const cover = document.querySelector('.hand-over h1')?.textContent;
  const sign = [now, step, cover].join('/');
  return now !== undefined && sign !== known ? { asked: now, sign } : false;
}
