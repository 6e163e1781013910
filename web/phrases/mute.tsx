import type { Seat } from '#engine/contract.ts';
import type { Contact } from '../online/connection.ts';
import { Bell } from './bell.tsx';
import { isMuted, type PersonMark, setMuted } from './muted.ts';
import { say } from './words.ts';
import './phrases.css';

interface Props {
  readonly connection: Contact;
  readonly seat: Seat;
  readonly name: string;
}

/** For as long as somebody sits at a table. */
export function Mute({ connection: { marks }, seat, name }: Props) {
  return <MuteButton mark={marks.value[seat]} name={name} />;
}

interface ButtonProps {
  readonly mark: PersonMark;
  readonly name: string;
}

/**
 * What somebody at a table says stays away from this device, or comes again. Bots say nothing, and
 * nobody mutes themselves: they have no mark.
 */
export function MuteButton({ mark, name }: ButtonProps) {
  if (typeof mark !== 'string') return null;
  const isOn = isMuted(mark);
  return (
    <button
      type="button"
      class={isOn ? 'button phrase-muting on' : 'button phrase-muting'}
      aria-pressed={isOn}
      onClick={() => setMuted(mark, !isOn)}
    >
      <Bell isStruck={isOn} />
      <span>
        <b>{isOn ? say('mute.on') : say('mute.off', { name })}</b>
        <small>{say('mute.why', { name })}</small>
      </span>
    </button>
  );
}
