import { useEffect, useRef } from 'preact/hooks';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';

/** The cover between two players on one device: nobody sees the other's pencil. */
export function HandOver({ session }: { readonly session: Session }) {
  const { table, duty } = session;
  const seat = duty.value.holder!;
  const name = table.setup.players[seat]!;
  const { decided } = table.view.value;
  const sealed = decided.filter((each) => table.mine.includes(each));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main class="hand-over">
      <Stamp name={table.chairs[seat]!.stamp} />
      <h1 id="hand-over">{t('table.handOver', { name })}</h1>
      <p>{t('table.handOverWhy')}</p>
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
              {t('table.changeMind', { name: table.setup.players[each]! })}
            </button>
          ))}
        </section>
      )}
      <a class="button quiet" href="/">
        {t('table.leave')}
      </a>
    </main>
  );
}
