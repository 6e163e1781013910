import { useState } from 'preact/hooks';
import { speakNow } from '#ui/live.tsx';
import type { StampName } from '#ui/stamps.ts';
import { TextField } from '#ui/text-field.tsx';
import { t } from '../app/language.ts';
import { toast } from '../app/toasts.ts';
import type { Failure, Profile } from '../online/api.ts';
import { LONGEST_NAME } from '../screens/parts/names.ts';
import { StampPicker } from '../screens/parts/stamp-picker.tsx';
import { tidyName } from '../store/create.ts';
import { faultOf, faultOfName } from './faults.ts';
import { become, ownProfile } from './player.ts';
import { say } from './words.ts';
import './lobby-forms.css';

interface Props {
  /** What the button says: what comes next, for somebody of this name. */
  readonly action: (name: string) => string;
  /** The id of a heading that says already what this is for. */
  readonly labelledBy?: string;
  /** Why a name was not taken before. */
  readonly fault?: string | undefined;
  readonly onDone: () => void;
}

const CHOICE = [
  'fox',
  'owl',
  'bear',
  'cat',
  'hare',
  'frog',
] as const satisfies readonly StampName[];

/** Without a name no stamp has been chosen either; a random one avoids that all have the same. */
function firstStamp({ name, stamp }: Profile): StampName {
  return name === '' ? CHOICE[Math.floor(Math.random() * CHOICE.length)]! : stamp;
}

/** Asked once per device: what others see of somebody. */
export function ProfileForm({ action, labelledBy, fault, onDone }: Props) {
  const first = ownProfile();
  const [name, setName] = useState(first.name);
  const [stamp, setStamp] = useState<StampName>(() => firstStamp(first));
  const [wrong, setWrong] = useState<string | undefined>(fault);
  const [isBusy, setBusy] = useState(false);
  const refuse = (failure: Failure): void => {
    const words = faultOfName(failure);
    setWrong(words);
    if (words) speakNow(words);
    else toast(faultOf(failure));
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const tidy = tidyName(name);
    if (tidy === '') {
      speakNow(say('fault.name'));
      return setWrong(say('fault.name'));
    }
    setBusy(true);
    const reply = await become({ ...first, name: tidy, stamp });
    setBusy(false);
    if (reply.kind === 'done') onDone();
    else refuse(reply);
  };
  return (
    <form
      class={labelledBy === undefined ? 'card profile-form' : 'profile-form'}
      aria-labelledby={labelledBy ?? 'profile-title'}
      onSubmit={submit}
    >
      {labelledBy === undefined && <h2 id="profile-title">{say('who.title')}</h2>}
      <p>{say('who.detail')}</p>
      <TextField
        label={t('setup.name')}
        value={name}
        hint={say('who.hint')}
        error={wrong}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={(next) => {
          setName(next);
          setWrong(undefined);
        }}
      />
      <StampPicker value={stamp} onChange={setStamp} />
      <a class="profile-privacy" href="/privacy">
        {say('who.privacy')}
      </a>
      <button type="submit" class="button primary" aria-busy={isBusy}>
        {action(tidyName(name))}
      </button>
    </form>
  );
}
