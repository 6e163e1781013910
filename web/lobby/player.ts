import { signal } from '@preact/signals';
import type { StampName } from '#ui/stamps.ts';
import { language } from '../app/language.ts';
import { change, settings } from '../app/settings.ts';
import { api, type Player, type Profile, type Reply } from '../online/api.ts';
import { tidyName } from '../store/create.ts';
import { remember, remembered } from '../store/memo.ts';

/** Whom the server knows this device by; undefined before it was asked, and for nobody. */
export const me = signal<Player | undefined>(undefined);

/** `unnamed`: nobody has said yet what they are called. */
export type Entered = Reply<Player> | { readonly kind: 'unnamed' };

const MEMO = 'player';

/** Whether this device has been somebody: if not, there is no need to ask. */
export function wasSomebody(): boolean {
  return remembered(MEMO) === true;
}

/** Asks the server who this device is. */
export async function askMe(): Promise<Reply<Player | undefined>> {
  const reply = await api.me();
  if (reply.kind === 'done') setMe(reply.value);
  return reply;
}

export function setMe(player: Player | undefined): void {
  me.value = player;
  remember(MEMO, player !== undefined);
}

/** Makes sure that this device has a player: the one from before, or one made from the settings. */
export async function enter(): Promise<Entered> {
  const asked = await askMe();
  if (asked.kind !== 'done') return asked;
  const known = asked.value;
  const wanted = ownProfile();
  if (wanted.name !== '') return known && isSame(known, wanted) ? done(known) : become(wanted);
  if (!known) return { kind: 'unnamed' };
  adopt(known);
  return done(known);
}

/** Is somebody from now on, here and on the server. */
export async function become(profile: Profile): Promise<Reply<Player>> {
  const reply = await api.become(profile);
  if (reply.kind === 'done') adopt(reply.value);
  return reply;
}

/** The settings of this device say who its player is. */
export function adopt(player: Player): void {
  setMe(player);
  change({ name: player.name, stamp: player.stamp });
}

export function ownProfile(): Profile {
  const { name, stamp } = settings.value;
  return { name: tidyName(name), stamp: stampOfPerson(stamp), language: language.value };
}

/** The bots’ stamp is for bots. */
function stampOfPerson(stamp: StampName): StampName {
  return stamp === 'bot' ? 'fox' : stamp;
}

function isSame(player: Player, { name, stamp, language: spoken }: Profile): boolean {
  return player.name === name && player.stamp === stamp && player.language === spoken;
}

function done(player: Player): Entered {
  return { kind: 'done', value: player };
}
