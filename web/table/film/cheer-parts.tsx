import { Tile } from '#ui/tile.tsx';

/** A star as it is printed on the sheets. */
export function Star() {
  return (
    <svg aria-hidden="true" class="medal-star" viewBox="0 0 24 23">
      <path d="M12 1.4l3.2 6.7 7.3.9-5.4 5 1.4 7.3L12 17.7l-6.5 3.6 1.4-7.3-5.4-5 7.3-.9Z" />
    </svg>
  );
}

/** The flag of a goal is hoisted, with the figure that was asked for. */
export function Flag({ figure }: { readonly figure: number | undefined }) {
  return (
    <svg aria-hidden="true" class="medal-flag" viewBox="0 0 120 112">
      <path class="pole" d="M22 106V8" />
      <g>
        <path d="M24 10h78l-16 24 16 24H24Z" />
        {figure !== undefined && (
          <text x="56" y="43" text-anchor="middle">
            {figure}
          </text>
        )}
      </g>
    </svg>
  );
}

const COLOURS = ['y', 'o', 'r', 'g', 'b'] as const;
const COUNT = 26;

/** Tiles that fall at both sides of a win. */
export function Confetti() {
  return (
    <span class="cheer-tiles">
      {Array.from({ length: COUNT }, (_, i) => (
        <i
          key={i}
          style={{
            '--left': `${i % 2 === 0 ? (i * 37) % 17 : 83 + ((i * 29) % 15)}%`,
            '--down': `${4 + (i * 92) / COUNT}%`,
            '--turn': `${((i * 53) % 150) - 75}deg`,
            '--size': `${18 + ((i * 11) % 20)}px`,
            '--after': `${(i * 61) % 260}ms`,
          }}
        >
          <Tile colour={COLOURS[i % COLOURS.length]!} />
        </i>
      ))}
    </span>
  );
}
