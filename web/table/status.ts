import type { Prompt } from '#games/face.ts';
import { speakPolitely } from '#ui/live.tsx';
import { NO_PICKS, pencil } from '#ui/pencil.ts';
import { t } from '../app/language.ts';
import { scoreWords } from './points.ts';
import { awaitedNames, notedWords } from './sealed.ts';
import type { Session } from './session.ts';

/** “What can I do?”: what is to be done now, then where the seat stands. */
export function statusOf(session: Session): readonly string[] {
  const { table, words, holder } = session;
  const seat = holder.value;
  if (seat === undefined) return dutyWords(session).map(asSentence);
  const { face, view } = table;
  const { position } = view.value;
  const lines = face.status(position, seat).map(words.tell);
  return [...dutyWords(session), scoreWords(face, words, position, seat), ...lines].map(asSentence);
}

export function speakStatus(session: Session): void {
  speakPolitely(statusOf(session).join(' '));
}

/** Titles stand without a full stop; one after the other they need it. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** What has to be done now, and by whom. */
export function dutyWords(session: Session): readonly string[] {
  const { table, words, choice, marks, duty, sealed } = session;
  const { next, position } = table.view.value;
  const names = (seats: readonly number[]) => seats.map((seat) => table.setup.players[seat]!);
  if (next.for === 'nobody') return [t('table.over')];
  if (next.for === 'dice') {
    const active = table.face.game.active(position);
    const isMine = duty.value.due.includes(active);
    return [isMine ? t('table.yourRoll') : t('table.rolls', { name: names([active])[0]! })];
  }
  const prompt = choice.value?.prompt.value ?? decisionPrompt(session);
  if (!prompt) {
    const waiting = t('table.waitingFor', { names: awaitedNames(table) });
    return [sealed.value ? `${notedWords(session, sealed.value)} ${waiting}` : waiting];
  }
  const { title, detail } = prompt;
  const count = marks.value.open.size + marks.value.near.size;
  return [
    words.tell(title),
    ...(detail ? [words.tell(detail)] : []),
    ...(count > 0 ? [t('table.mayChoose', { count })] : []),
  ];
}

/** Why no box can be chosen now. */
export function notNow(session: Session): string {
  const { table, duty } = session;
  const { next, position } = table.view.value;
  if (next.for !== 'dice') return asSentence(dutyWords(session)[0]!);
  if (duty.value.due.length > 0) {
    return t(table.dice === 'real' ? 'table.enterFirst' : 'table.rollFirst');
  }
  const names = [table.setup.players[table.face.game.active(position)]!];
  return asSentence(t('table.waitingFor', { names }));
}

/** Some decisions are not made on the sheet. */
function decisionPrompt({ table, holder, duty }: Session): Prompt | undefined {
  const { face, view } = table;
  const { position } = view.value;
  const seat = holder.value;
  if (seat === undefined || !duty.value.due.includes(seat) || !face.decision?.(position)) {
    return undefined;
  }
  return face.prompt(position, seat, pencil([], NO_PICKS));
}
