import type { Face } from '#games/face.ts';
import { t } from '../app/language.ts';

interface Props {
  readonly face: Face;
  readonly position: unknown;
  readonly seats: number;
  readonly names: readonly string[];
}

/** The sheets that lie ready; one is enough while all are the same. */
export function Preview({ face, position, seats, names }: Props) {
  const each = face.game.headers.some((header) => header.each?.form) && seats > 1;
  const shown = each ? Array.from({ length: seats }, (_, seat) => seat) : [0];
  return (
    <figure class="card setup-preview" aria-hidden="true">
      <figcaption>{t(each ? 'setup.sheets' : 'setup.sheet')}</figcaption>
      <div class={each ? 'setup-maps several' : 'setup-maps'}>
        {shown.map((seat) => (
          <span key={seat}>
            <face.Map position={position} seat={seat} />
            {each && <small>{names[seat]}</small>}
          </span>
        ))}
      </div>
    </figure>
  );
}
