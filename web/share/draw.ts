import { PAPER } from './colours.ts';
import { layoutOf } from './layout.ts';
import { type Form, SIZES } from './plan.ts';
import type { Shared } from './result.ts';
import type { Measure, Rect, Shape, Trace, Words } from './shapes.ts';

/** The same family as `--sans`, which a canvas cannot ask for. */
const OWN = '"Inter Dicepad"';
const FAMILY = `${OWN}, "Inter Fallback", system-ui, sans-serif`;
const DOTS = { apart: 34, radius: 1.6, colour: '#161c2e12' };
const SHADOW = { colour: '#161c2e26', blur: 14, down: 5 };

/** A result as a picture. Fails where a browser lets nobody draw. */
export async function drawPicture(shared: Shared, form: Form): Promise<Blob> {
  const { width, height } = SIZES[form];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas to draw on');
  // Letters that are not here yet would be drawn in another hand. If they never come, so be it.
  await Promise.allSettled(
    [450, 650, 750].map((weight) => document.fonts.load(`${weight} 40px ${OWN}`)),
  );
  const measure: Measure = (text, size, weight) => {
    context.font = fontOf(size, weight);
    return context.measureText(text).width;
  };
  paper(context, width, height);
  for (const shape of layoutOf(shared, form, measure)) draw(context, shape);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came'))));
  });
}

function paper(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = PAPER.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = DOTS.colour;
  for (let x = DOTS.apart / 2; x < width; x += DOTS.apart) {
    for (let y = DOTS.apart / 2; y < height; y += DOTS.apart) {
      context.beginPath();
      context.arc(x, y, DOTS.radius, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  context.save();
  if (shape.kind === 'rect') drawRect(context, shape);
  else if (shape.kind === 'trace') drawTrace(context, shape);
  else drawWords(context, shape);
  context.restore();
}

function drawRect(context: CanvasRenderingContext2D, rect: Rect): void {
  const { x, y, width, height, radius, fill, stroke, thick = 1 } = rect;
  if (fill) {
    if (rect.isRaised) {
      context.shadowColor = SHADOW.colour;
      context.shadowBlur = SHADOW.blur;
      context.shadowOffsetY = SHADOW.down;
    }
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fillStyle = fill;
    context.fill();
    context.shadowColor = 'transparent';
  }
  if (!stroke) return;
  // Inside its edge, so that neighbours do not touch.
  const half = thick / 2;
  context.beginPath();
  context.roundRect(x + half, y + half, width - thick, height - thick, radius - half);
  context.strokeStyle = stroke;
  context.lineWidth = thick;
  if (rect.isDashed) context.setLineDash([thick * 3, thick * 2.4]);
  context.stroke();
}

function drawTrace(context: CanvasRenderingContext2D, trace: Trace): void {
  const { x, y, across, down, fill, stroke } = trace;
  const path = new Path2D();
  path.addPath(new Path2D(trace.path), { a: across, d: down, e: x, f: y });
  if (fill) {
    context.fillStyle = fill;
    context.fill(path, trace.isEvenOdd ? 'evenodd' : 'nonzero');
  }
  if (!stroke) return;
  context.strokeStyle = stroke;
  context.lineWidth = trace.thick ?? 1;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
}

function drawWords(context: CanvasRenderingContext2D, words: Words): void {
  context.font = fontOf(words.size, words.weight);
  context.fillStyle = words.fill;
  context.textAlign = words.align;
  context.fillText(words.text, words.x, words.y);
}

function fontOf(size: number, weight: number): string {
  return `${weight} ${size}px ${FAMILY}`;
}
