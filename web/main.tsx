import '#ui/base.css';
import './app/app.css';
import { render } from 'preact';
import { prepareSound } from '#ui/sound.ts';
import { reportCrash, watchErrors } from './app/crashes.ts';
import { store } from './app/device.ts';
import { LastGuard } from './app/guard.tsx';
import { followHeading } from './app/heading.ts';
import { loadLanguage, wanted } from './app/language.ts';
import { followLinks } from './app/router.ts';
import { followSettings, settings } from './app/settings.ts';
import { Shell } from './app/shell.tsx';
import { followTextSize } from './app/text-size.ts';
import { keepOffline } from './offline/register.ts';
import { openStore } from './store/open.ts';

watchErrors();
followSettings();
followTextSize();
prepareSound(() => settings.value.volume > 0);
document.addEventListener('click', followLinks);
openStore((opened) => {
  store.value = opened;
});
const root = document.getElementById('app')!;
/** The page has words of its own, in all languages, for when there is no app. */
const words = [...root.children];
const hasWords = await loadLanguage(wanted.value).then(
  () => true,
  () => false,
);
if (hasWords && isStyled()) {
  root.replaceChildren();
  delete root.dataset.failed;
  followHeading(root);
  render(
    <LastGuard root={root} words={words}>
      <Shell />
    </LastGuard>,
    root,
  );
} else {
  root.dataset.failed = '';
  // Without a style sheet nothing else hides it.
  root.querySelector<HTMLElement>('.start-wait')!.hidden = true;
}
keepOffline();

/** Whether the style sheet has come: without it screens are heaps of huge black shapes. */
function isStyled(): boolean {
  const has = getComputedStyle(root).getPropertyValue('--ink') !== '';
  if (!has) reportCrash('start', new DOMException('', 'NetworkError'));
  return has;
}
