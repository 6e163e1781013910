import { useEffect, useRef } from 'preact/hooks';
import { Die } from '#ui/die.tsx';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { CurtainRow } from './curtain-row.tsx';
import type { Session } from './session.ts';

/** The cover between two people on one device, in the ink of the next: nobody sees the other's pencil. */
export function HandOver({ session }: { readonly session: Session }) {
  const { table, duty } = session;
  const { setup, chairs, curtain } = table;
  const seat = duty.value.holder!;
  const name = setup.players[seat]!;
  const { decided } = table.view.value;
  const sealed = decided.filter((each) => table.mine.includes(each));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main class="hand-over in-pen" data-pen={penOf(chairs, seat)}>
      {sealed.length > 0 && (
        <p class="hand-over-done">
          {sealed.map((each) => (
            <Stamp key={each} name={chairs[each]!.stamp} />
          ))}
          {t('table.handOver.done', {
            names: sealed.map((each) => setup.players[each]!),
            count: sealed.length,
          })}
        </p>
      )}
      <div class="hand-over-face">
        <Stamp name={chairs[seat]!.stamp} />
      </div>
      <h1 id="hand-over">
        <span class="for-readers">{t('table.handOver', { name })}</span>
        <span aria-hidden="true">{name}</span>
      </h1>
      <p class="hand-over-turn">{t('table.handOver.turn')}</p>
      <Rolled session={session} />
      <button
        ref={button}
        type="button"
        class="button primary"
        aria-describedby="hand-over"
        onClick={() => session.accept(seat)}
      >
        {t('table.iAm', { name })}
      </button>
      {sealed.length > 0 && (
        <section aria-label={t('table.sealed')}>
          {sealed.map((each) => (
            <button
              key={each}
              type="button"
              class="button quiet"
              onClick={() => session.takeBack(each)}
            >
              {t('table.changeMind', { name: setup.players[each]! })}
            </button>
          ))}
        </section>
      )}
      {curtain && <CurtainRow curtain={curtain} />}
      <a class="button quiet" href="/">
        {t('table.leave')}
      </a>
    </main>
  );
}

/** Who rolled, and what: that lies on the table for all. */
function Rolled({ session }: { readonly session: Session }) {
  const { table, words, duty } = session;
  const { face, setup } = table;
  const { position, next } = table.view.value;
  if (next.for === 'dice') return <p>{t('table.handOver.roll')}</p>;
  const roller = face.game.active(position);
  const dice = face.tray(position).filter(({ takenBy }) => takenBy === undefined);
  return (
    <>
      <p>
        {roller === duty.value.holder
          ? t('table.handOver.own')
          : t('table.handOver.rolled', { name: setup.players[roller]! })}
      </p>
      <p class="hand-over-dice">
        {dice.map(({ word }, i) => (
          <Die key={i} look={face.look(word)} label={words.tell(face.dieName(word))} />
        ))}
      </p>
    </>
  );
}
