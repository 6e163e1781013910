import type { Contact } from '../online/connection.ts';
import { Bell } from './bell.tsx';
import { isMuted, setMuted } from './muted.ts';
import { say } from './words.ts';
import './phrases.css';

interface Props {
  readonly connection: Contact;
  readonly name: string;
}

/** For as long as somebody sits at a table; bots say nothing, and nobody mutes themselves. */
export function Mute({ connection: { id, table, seat: own }, name }: Props) {
  const isOther = table.value?.seats.some(
    (each, seat) => each?.kind === 'person' && each.name === name && seat !== own.value,
  );
  return isOther ? <MuteButton table={id} name={name} /> : null;
}

interface ButtonProps {
  readonly table: string;
  readonly name: string;
}

/** What somebody at a table says stays away from this device, or comes again. */
export function MuteButton({ table, name }: ButtonProps) {
  const isOn = isMuted(table, name);
  return (
    <button
      type="button"
      class={isOn ? 'button phrase-muting on' : 'button phrase-muting'}
      aria-pressed={isOn}
      onClick={() => setMuted(table, name, !isOn)}
    >
      <Bell isStruck={isOn} />
      <span>
        <b>{isOn ? say('mute.on') : say('mute.off', { name })}</b>
        <small>{say('mute.why', { name })}</small>
      </span>
    </button>
  );
}
