import './tally.css';
import { Pen } from './pen.tsx';

interface Line {
  readonly label: string;
  readonly points: number;
}

interface Props {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly total: Line;
}

/** What a sheet is worth so far, line by line, where there is room for it. */
export function Tally({ title, lines, total }: Props) {
  return (
    <section class="tally">
      <h2>{title}</h2>
      <dl>
        {lines.map((line) => (
          <Row key={line.label} {...line} />
        ))}
        <Row {...total} class="total" />
      </dl>
    </section>
  );
}

function Row({ label, points, ...rest }: Line & { readonly class?: string }) {
  return (
    <div {...rest}>
      <dt>{label}</dt>
      <dd>
        <Pen value={points} />
      </dd>
    </div>
  );
}
