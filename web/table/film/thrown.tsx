import type { Face, TrayDie } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import { nthToLand } from './landing.ts';

interface Props {
  readonly face: Face;
  readonly die: TrayDie;
  /** The faces that run by. */
  readonly faces: readonly string[];
  /** Its place among the dice of this roll, and how many there are. */
  readonly i: number;
  readonly count: number;
  /** What it is called when it lies. */
  readonly label: string;
}

/** How many faces run by: enough that nobody reads one. */
const RUN = 6;

/** A die in the air. */
export function Thrown({ face, die, faces, i, count, label }: Props) {
  const nth = nthToLand(i, count);
  const toMiddle = (count - 1) / 2 - i;
  const style = {
    '--nth': nth,
    '--dx': toMiddle + ((i % 3) - 1) * 0.4,
    '--dy': 0.55 + ((i * 7) % 5) * 0.11,
    '--spin': `${(i % 2 === 0 ? -1 : 1) * (320 + 60 * nth)}deg`,
  };
  const run = Array.from({ length: RUN }, (_, n) => faces[(i + n * 2 + 1) % faces.length]!);
  return (
    <span class="thrown" style={style}>
      <Die look={face.look(die.word)} label={label}>
        <span class="thrown-faces" style={{ '--faces': RUN }} aria-hidden="true">
          <i>
            {run.map((word, n) => (
              <Die key={n} look={face.look(word)} label="" />
            ))}
          </i>
        </span>
      </Die>
    </span>
  );
}
