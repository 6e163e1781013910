import type { Language } from '#engine/contract.ts';
import { nameOf } from '#engine/languages.ts';
import type { Screen } from './screens.ts';

/** Where the pictures lie, as seen from the pages. */
const PICTURES = '../docs/screens';
/** Enough to hear how a sentence sounds. */
const MOST = 6;

/** All that the app says in a language, to be read and marked by people. */
export function pageOf(language: Language, screens: readonly Screen[]): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Dicepad, ${nameOf(language)}</title>
<style>${STYLE}</style>
<h1>Dicepad, ${nameOf(language)}</h1>
<p>Tick what sounds wrong and write what you would say. Your marks stay in this browser.</p>
<button type="button">Copy my marks</button>
<nav>${screens.map(({ title }, i) => `<a href="#s${i}">${escaped(title)}</a>`).join(' · ')}</nav>
${screens.map(sectionOf).join('\n')}
<script>${SCRIPT}</script>
</html>
`;
}

function sectionOf({ title, pictures, texts }: Screen, i: number): string {
  const images = pictures.map(
    (name) => `<img src="${PICTURES}/${name}.png" alt="" loading="lazy">`,
  );
  const rows = texts.map(({ folder, key, sentences }) => {
    const shown = sentences.slice(0, MOST).map((each) => `<p>${escaped(each)}</p>`);
    const id = `${folder} ${key}`;
    return `<tr><td>${shown.join('')}<small>${id}</small><td><label><input type="checkbox" data-id="${id}"> wrong</label><textarea data-note="${id}" rows="1" aria-label="What you would say"></textarea>`;
  });
  return `<section id="s${i}"><h2>${escaped(title)}</h2><div>${images.join('')}</div><table>${rows.join('\n')}</table></section>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const STYLE = `
body { font: 17px/1.45 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid #ccc; padding: 0.4rem 0.6rem; vertical-align: top; }
td:last-child { width: 16rem; }
p { margin: 0 0 0.2rem; }
small { color: #666; }
img { max-height: 26rem; margin-right: 1rem; border: 1px solid #ccc; }
textarea { display: block; width: 100%; font: inherit; }
button { position: sticky; top: 0.5rem; font: inherit; padding: 0.4rem 1rem; }
`;

const SCRIPT = `
const name = 'dicepad-marks-' + document.documentElement.lang;
const marks = JSON.parse(localStorage.getItem(name) || '{}');
const keep = () => localStorage.setItem(name, JSON.stringify(marks));
for (const box of document.querySelectorAll('[data-id]')) {
  const note = box.parentElement.nextElementSibling;
  const id = box.dataset.id;
  box.checked = id in marks;
  note.value = marks[id] || '';
  box.onchange = () => { if (box.checked) marks[id] = note.value; else delete marks[id]; keep(); };
  note.oninput = () => { box.checked = true; marks[id] = note.value; keep(); };
}
document.querySelector('button').onclick = () =>
  navigator.clipboard.writeText(Object.entries(marks).map(([id, note]) => id + ': ' + note).join('\\n'));
`;
