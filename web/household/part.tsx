import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { InFigures } from '../app/in-figures.tsx';
import { say } from './words.ts';

interface PartProps {
  readonly title: string;
  /** How much of a wide page it takes. */
  readonly room: 'wide' | 'narrow' | 'whole';
  /** The figures in words. */
  readonly words: readonly string[];
  /** All of them as a table, for those who want to read it. */
  readonly table?: TableProps | undefined;
  readonly children: ComponentChildren;
}

/** A card of the page: a picture, and its figures as sentences and as a table below. */
export function Part({ title, room, words, table, children }: PartProps) {
  const id = useId();
  return (
    <section class={`card house-part house-${room}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {words.length > 0 && <p class="house-words">{words.join(' ')}</p>}
      {table && (
        <InFigures title={say('house.figures')} label={`${title}: ${say('house.figures')}`}>
          <Table {...table} />
        </InFigures>
      )}
    </section>
  );
}

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export function Table({ head, rows }: TableProps) {
  return (
    <table class="house-table">
      <thead>
        <tr>
          {head.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], i) => (
          <tr key={i}>
            <th scope="row">{first}</th>
            {rest.map((each, at) => (
              <td key={at}>{each}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
