import { PENS, type Pen } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import type { Person } from './people.ts';

/** Every person has a pen, a dash and a mark: no line is distinguished by its colour alone. */
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3', '4 2 1 2'] as const;

export function penOfPerson({ pen }: Person): Pen {
  return PENS[pen]!;
}

export function dashOf({ pen }: Person): string | undefined {
  return DASHES[pen];
}

interface MarkProps {
  readonly person: Person;
  readonly x: number;
  readonly y: number;
}

export function Mark({ person, x, y }: MarkProps) {
  return <path class="house-mark" data-shape={person.pen} d={shapeAt(person.pen, x, y)} />;
}

/** A disc, a square, a triangle, a cross, a diamond. */
function shapeAt(pen: number, x: number, y: number): string {
  switch (pen) {
    case 0:
      return `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`;
    case 1:
      return `M${x - 2.7} ${y - 2.7}h5.4v5.4h-5.4Z`;
    case 2:
      return `M${x} ${y - 3.6}l3.6 6.2h-7.2Z`;
    case 3:
      return `M${x - 3} ${y - 3}l6 6m0 -6l-6 6`;
    default:
      return `M${x} ${y - 3.8}l3.4 3.8l-3.4 3.8l-3.4 -3.8Z`;
  }
}

/** Who is who: face, name, mark and line. */
export function Legend({ people }: { readonly people: readonly Person[] }) {
  return (
    <ul class="house-legend">
      {people.map((person) => (
        <li key={person.name} data-pen={penOfPerson(person)}>
          <Stamp name={person.stamp} />
          {person.name}
          <svg viewBox="0 0 30 10" aria-hidden="true">
            <path class="house-line" d="M1 5H29" stroke-dasharray={dashOf(person)} />
            <Mark person={person} x={15} y={5} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
