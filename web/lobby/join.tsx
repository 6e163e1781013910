import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { speakNow } from '#ui/live.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useKeys } from '../app/keys.ts';
import { OfflineNote } from '../app/offline-note.tsx';
import { go } from '../app/router.ts';
import { api, type Failure } from '../online/api.ts';
import { Page } from '../screens/parts/page.tsx';
import {
  isComplete,
  readTyped,
  type TypedCode,
  wholeCode,
  withDigit,
  withoutLast,
} from './code.ts';
import { CodePad, CodeSlots, soFar } from './code-pad.tsx';
import { faultOf } from './faults.ts';
import './lobby.css';
import { say } from './words.ts';

const NOTE = 'join-note';
/** A link to a table, as people copy it. */
const LINK = /\/table\/([\w-]+)/;

/** The way to a table by its code, which may be in the address already. */
export function JoinScreen({ code = '' }: { readonly code?: string }) {
  const [text, setText] = useState(() => decoded(code));
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const typed = readTyped(text);
  const refuse = (why: string): void => {
    setFault(why);
    speakNow(why);
  };
  const join = async (next: TypedCode): Promise<void> => {
    const whole = wholeCode(next);
    if (whole === undefined) return refuse(say('join.incomplete'));
    // What was typed last counts: an answer to anything before is none.
    const count = ++asked.current;
    setBusy(true);
    const found = await api.joinByCode(whole);
    if (count !== asked.current) return;
    setBusy(false);
    if (found.kind === 'done') go(`/table/${found.value.id}`, 'replace');
    else refuse(faultWords(found));
  };
  const write = (next: string): void => {
    const [, linked] = LINK.exec(next) ?? [];
    if (linked !== undefined) {
      go(`/table/${linked}`, 'replace');
      return;
    }
    const read = readTyped(next);
    asked.current++;
    setText(next);
    setFault(undefined);
    setBusy(false);
    if (isComplete(read)) join(read);
  };
  const type = (next: TypedCode): void => write(soFar(next));
  useEffect(() => {
    if (code !== '') join(typed);
  }, []);
  // A keyboard types the code, wherever on the page its focus is.
  useKeys(({ key }) => {
    if (/^\d$/.test(key)) type(withDigit(typed, key));
    else if (key === 'Backspace') type(withoutLast(typed));
    // The letter itself comes after this, into the field.
    else if (/^\p{L}$/u.test(key)) form.current?.querySelector('input')?.focus();
    return key === 'Backspace';
  });
  return (
    <Page title={say('join.title')} size="list">
      <OfflineNote />
      <form
        ref={form}
        class="card join"
        onSubmit={(event) => {
          event.preventDefault();
          join(typed);
        }}
      >
        <div class="join-code">
          <CodeSlots typed={typed} />
          <p id={NOTE} class="join-note" data-fault={fault !== undefined}>
            {fault !== undefined && <Icon name="info" small />}
            {fault ?? say(isBusy ? 'join.looking' : 'join.itself')}
          </p>
        </div>
        <CodePad typed={typed} onType={type} />
        <TextField
          label={say('join.field')}
          value={text}
          errorId={fault === undefined ? undefined : NOTE}
          maxLength={200}
          autocomplete="off"
          onInput={write}
        />
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
