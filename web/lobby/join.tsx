import { useEffect, useState } from 'preact/hooks';
import { speakNow } from '#ui/live.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Tile } from '#ui/tile.tsx';
import { OfflineNote } from '../app/offline-note.tsx';
import { go } from '../app/router.ts';
import { api, type Failure } from '../online/api.ts';
import { Page } from '../screens/parts/page.tsx';
import { readTyped, SYMBOLS, type SymbolName, WORDS, wholeCode } from './code.ts';
import { Tiles } from './code-tiles.tsx';
import { faultOf } from './faults.ts';
import './lobby.css';
import { say } from './words.ts';

const NAMES = Object.keys(SYMBOLS) as SymbolName[];

/** The way to a table for whoever was told its code; an address may hold it already. */
export function JoinScreen({ code = '' }: { readonly code?: string }) {
  const [text, setText] = useState(() => decoded(code));
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const typed = readTyped(text);
  const refuse = (why: string): void => {
    setFault(why);
    speakNow(why);
  };
  const type = (next: string): void => {
    setText(next);
    setFault(undefined);
  };
  const join = async (): Promise<void> => {
    const whole = wholeCode(typed);
    if (whole === undefined) return refuse(say('join.incomplete'));
    if (isBusy) return;
    setBusy(true);
    const found = await api.joinByCode(whole);
    setBusy(false);
    if (found.kind === 'done') go(`/table/${found.value.id}`, 'replace');
    else refuse(faultWords(found));
  };
  useEffect(() => {
    if (code !== '') join();
  }, []);
  return (
    <Page title={say('join.title')} size="list">
      <OfflineNote />
      <form
        class="card join"
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <div class="code-tiles" aria-hidden="true">
          <Tiles symbols={typed.symbols.slice(0, WORDS)} />
          {Array.from({ length: Math.max(0, WORDS - typed.symbols.length) }, (_, i) => (
            <span key={i} class="code-gap" />
          ))}
          {typed.number === '' ? <span class="code-gap" /> : <b>{typed.number}</b>}
        </div>
        <TextField
          label={say('join.field')}
          value={text}
          hint={say('join.hint')}
          error={fault}
          maxLength={60}
          autocomplete="off"
          onInput={type}
        />
        <fieldset class="join-pad">
          <legend>{say('join.symbols')}</legend>
          {NAMES.map((symbol) => (
            <button
              key={symbol}
              type="button"
              onClick={() => type(`${text} ${say(`symbol.${symbol}`)}`.trim())}
            >
              <Tile colour={SYMBOLS[symbol]} />
              {say(`symbol.${symbol}`)}
            </button>
          ))}
          <button type="button" onClick={() => type('')}>
            {say('join.erase')}
          </button>
        </fieldset>
        <button type="submit" class="button primary" aria-busy={isBusy}>
          {say(isBusy ? 'join.looking' : 'join.go')}
        </button>
      </form>
      <p class="lobby-note">{say('join.link')}</p>
      <div class="lobby-ways">
        <a class="button" href="/tables">
          {say('join.open')}
        </a>
      </div>
    </Page>
  );
}

function faultWords(failure: Failure): string {
  if (failure.kind === 'limited') return say('join.limited', { seconds: failure.seconds });
  if (failure.kind === 'denied' && failure.why === 'missing') return say('join.wrong');
  return faultOf(failure).title;
}

/** An address may be damaged. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code).replaceAll(/[-_+]/g, ' ');
  } catch {
    return code;
  }
}
