import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import type { Call } from './caller.ts';
import type { Table } from './table.ts';

interface Props {
  readonly chairs: Table['chairs'];
  readonly call: Call;
}

/** A call in the ink of its player. Screen readers get it from the announcer. */
export function Called({ chairs, call }: Props) {
  const { text, by, points } = call;
  return (
    <p
      class="table-strip called in-pen"
      aria-hidden="true"
      data-pen={by === undefined ? undefined : penOf(chairs, by)}
    >
      {by !== undefined && <Stamp name={chairs[by]!.stamp} />}
      <b>{text}</b>
      {points !== undefined && points > 0 && <span class="figures">+{points}</span>}
    </p>
  );
}
