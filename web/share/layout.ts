import { ICONS } from '#ui/icons.ts';
import { printed } from '../table/points.ts';
import { INKS, PAPER } from './colours.ts';
import { type Form, LEAST, type Plan, planOf, SIZES } from './plan.ts';
import { rankingShapes } from './ranking.ts';
import type { Shared } from './result.ts';
import { fitted, type Measure, type Shape, square, stampShapes } from './shapes.ts';
import { sheetShapes } from './sheet.ts';
import { LOGO } from './symbols.ts';

/** Everything of a picture, from back to front. */
export function layoutOf(shared: Shared, form: Form, measure: Measure): readonly Shape[] {
  const plan = planOf(shared, form);
  return [
    ...headShapes(shared, form, plan, measure),
    ...heroShapes(shared, form, plan, measure),
    ...cardShapes(shared, plan),
    ...rankingShapes(shared, form, plan, measure),
    ...footShapes(shared, form, plan, measure),
  ];
}

function headShapes(
  { game, day }: Shared,
  form: Form,
  { margin, head }: Plan,
  measure: Measure,
): readonly Shape[] {
  const { y, logo, size } = head;
  const at = { x: margin, y, size: logo };
  const line = y + logo / 2 + size * 0.36;
  const right = SIZES[form].width - margin;
  return [
    square(LOGO.pad, at, 32, { fill: PAPER.ink }),
    square(LOGO.corner, at, 32, { fill: PAPER['line-2'] }),
    square(LOGO.pips, at, 32, { fill: PAPER.sheet }),
    square(LOGO.cross, at, 32, { stroke: PAPER.sheet, thick: (3 * logo) / 32 }),
    {
      kind: 'words',
      x: margin + logo * 1.3,
      y: line,
      text: 'Dicepad',
      size,
      weight: 750,
      fill: PAPER.ink,
      align: 'left',
    },
    fitted(
      {
        x: right,
        y: line,
        text: `${game} · ${day}`,
        size: size * 0.72,
        weight: 600,
        fill: PAPER.ink,
        align: 'right',
      },
      right / 2,
      LEAST[form],
      measure,
    ),
  ];
}

function heroShapes(
  { heroes, isCrowned, title, detail }: Shared,
  form: Form,
  { hero }: Plan,
  measure: Measure,
): readonly Shape[] {
  // Several winners lean on each other.
  const shown = heroes.slice(0, 3);
  const step = hero.height * 0.55;
  const wide = hero.height + step * (shown.length - 1);
  const faces = shown.flatMap(({ stamp, pen }, i) =>
    stampShapes(stamp, INKS[pen], { x: hero.x + i * step, y: hero.y, size: hero.height }),
  );
  const size = hero.height * 0.54;
  const crown = square(
    ICONS.crown,
    { x: hero.x + wide / 2 - size / 2, y: hero.y - size * 0.72, size },
    24,
    { fill: PAPER['gold-f'], stroke: PAPER.ink, thick: size * 0.066 },
  );
  const x = hero.x + wide + hero.height * 0.22;
  const room = hero.x + hero.width - x;
  const titles = wrapped(title, hero.title, room, 750, measure);
  const details = wrapped(detail, hero.detail, room, 450, measure);
  const titleSize = titles.length > 1 ? hero.title * 0.72 : hero.title;
  const detailSize = details.length > 1 ? Math.max(LEAST[form], hero.detail * 0.86) : hero.detail;
  const block = titles.length * titleSize * 1.06 + details.length * detailSize * 1.25;
  const top = hero.y + hero.height / 2 - block / 2;
  const below = top + titles.length * titleSize * 1.06;
  const look = { x, align: 'left' } as const;
  return [
    ...faces,
    ...(isCrowned ? [crown] : []),
    ...titles.map((text, i) =>
      fitted(
        {
          ...look,
          fill: PAPER.ink,
          y: top + titleSize * (0.86 + i * 1.06),
          text,
          size: titleSize,
          weight: 750,
        },
        room,
        LEAST[form],
        measure,
      ),
    ),
    ...details.map((text, i) =>
      fitted(
        {
          ...look,
          fill: PAPER['ink-2'],
          y: below + detailSize * (1 + i * 1.25),
          text,
          size: detailSize,
          weight: 450,
        },
        room,
        LEAST[form],
        measure,
      ),
    ),
  ];
}

/** One line if it fits without shrinking by much, else two of about one length. */
function wrapped(
  text: string,
  size: number,
  room: number,
  weight: number,
  measure: Measure,
): readonly string[] {
  if (measure(text, size * 0.85, weight) <= room) return [text];
  const words = text.split(' ');
  const cuts = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { lines, width: Math.max(...lines.map((line) => measure(line, size, weight))) };
  });
  return cuts.toSorted((one, other) => one.width - other.width)[0]?.lines ?? [text];
}

/** The sheet on its card, as large as its place allows. */
function cardShapes({ drawing, pen }: Shared, { sheet }: Plan): readonly Shape[] {
  const inset = sheet.width * 0.018;
  const unit = Math.min(
    (sheet.width - 2 * inset) / drawing.width,
    (sheet.height - 2 * inset) / drawing.height,
  );
  const width = drawing.width * unit + 2 * inset;
  const height = drawing.height * unit + 2 * inset;
  const x = sheet.x + (sheet.width - width) / 2;
  const y = sheet.y + (sheet.height - height) / 2;
  return [
    {
      kind: 'rect',
      x,
      y,
      width,
      height,
      radius: inset * 1.5,
      fill: PAPER.sheet,
      isRaised: true,
    },
    ...sheetShapes(drawing, { x: x + inset, y: y + inset, unit }, INKS[pen]),
  ];
}

/** How the points came; what this is, where that leaves room for it. */
function footShapes(
  { parts, motto }: Shared,
  form: Form,
  { margin, foot }: Plan,
  measure: Measure,
): readonly Shape[] {
  const size = LEAST[form];
  const right = SIZES[form].width - margin;
  const look = { size, fill: PAPER['ink-2'] } as const;
  const told = parts.map(({ name, points }) => `${name} ${printed(points)}`);
  const isLong = measure([...told, motto].join(' · '), size, 550) > right - margin - 2 * size;
  const lines = isLong ? inLines(told, right - margin, size, measure) : [told.join(' · ')];
  const written = lines.map((text, i) =>
    fitted(
      {
        ...look,
        x: margin,
        y: foot - (lines.length - 1 - i) * size * 1.35,
        text,
        weight: 550,
        align: 'left',
      },
      right - margin,
      size,
      measure,
    ),
  );
  const end = { kind: 'words', ...look, x: right, y: foot, text: motto, weight: 450 } as const;
  return isLong ? written : [...written, { ...end, align: 'right' }];
}

/** As much in each line as fits, two at most. */
function inLines(
  parts: readonly string[],
  room: number,
  size: number,
  measure: Measure,
): readonly string[] {
  const fit = parts.findLastIndex(
    (_, i) => measure(parts.slice(0, i + 1).join(' · '), size, 550) <= room,
  );
  const [first, second] = [parts.slice(0, fit + 1), parts.slice(fit + 1)];
  return [first, second].filter((line) => line.length > 0).map((line) => line.join(' · '));
}
