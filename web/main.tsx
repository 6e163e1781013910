import '#ui/tokens.css';
import '#ui/symbols.css';
import { render } from 'preact';
import { loadLanguage, t, wanted } from './app/language.ts';
import { followLinks } from './app/router.ts';
import { followSettings } from './app/settings.ts';

followSettings();
await loadLanguage(wanted.value);
document.addEventListener('click', followLinks);
render(<h1>{t('app.name')}</h1>, document.getElementById('app')!);
