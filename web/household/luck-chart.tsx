import { StampParts } from '#ui/stamp.tsx';
import type { Figures } from './figures.ts';
import type { Luck } from './luck.ts';
import { penOfPerson } from './marks.tsx';
import { signed, tenth } from './numbers.ts';
import { Part } from './part.tsx';
import { personOf } from './scores-chart.tsx';
import type { Desk } from './use-household.ts';
import { useLooks } from './use-looks.ts';
import { say } from './words.ts';

interface Props {
  readonly figures: Figures;
  readonly desk: Desk;
}

const WIDTH = 350;
const HEIGHT = 200;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
const REACH = { x: 118, y: 74 };
/** Half the size of a face. */
const FACE = 14;
/** Points at the edge at least: a difference of half a point must not fill the picture. */
const LEAST_REACH = 4;

/** Dice to the right, choices upwards; the page says on how much of all that rests. */
export function LuckChart({ figures, desk }: Props) {
  const { luck, isTeam } = figures;
  const { looking, start, stop } = useLooks(desk);
  const title = say('house.luck');
  const isLooking = looking === 'looking';
  const words = [
    ...luck.people.map(wordsOf),
    ...(luck.people.length > 0 ? [say(isTeam ? 'house.luck.howTeam' : 'house.luck.how')] : []),
    ...(luck.people.length === 0 && luck.of > 0 ? [say('house.luck.few')] : []),
    say('house.luck.rests', { seen: luck.seen, of: luck.of }),
  ];
  return (
    <Part
      title={title}
      room="wide"
      words={words}
      table={
        luck.people.length > 0
          ? {
              head: [
                say('house.name'),
                say('house.games'),
                say('house.luck.dice'),
                say('house.luck.choices'),
              ],
              rows: luck.people.map((each) => [
                each.name,
                each.count,
                `${signed(each.luck)} ± ${tenth(each.luckWithin)}`,
                `${signed(each.skill)} ± ${tenth(each.skillWithin)}`,
              ]),
            }
          : undefined
      }
    >
      {luck.people.length > 0 && <Picture figures={figures} />}
      <p class="house-luck">
        {isLooking ? (
          <button type="button" class="button small" onClick={stop}>
            {say('house.luck.stop')}
          </button>
        ) : (
          luck.seen < luck.of && (
            <button type="button" class="button small" onClick={start}>
              {say('house.luck.more')}
            </button>
          )
        )}
        <span role="status">
          {isLooking && say('house.luck.looking')}
          {looking === 'failed' && say('house.luck.failed')}
          {looking === 'done' && say('house.luck.done')}
        </span>
      </p>
      {isLooking && <progress value={luck.seen} max={luck.of} aria-label={title} />}
    </Part>
  );
}

function Picture({ figures }: { readonly figures: Figures }) {
  const { people } = figures.luck;
  const most = (value: (luck: Luck) => number) =>
    Math.max(LEAST_REACH, ...people.map((each) => Math.abs(value(each))));
  const [mostLuck, mostSkill] = [most(({ luck }) => luck), most(({ skill }) => skill)];
  const x = ({ luck }: Luck) => MIDDLE.x + (luck / mostLuck) * REACH.x;
  const y = ({ skill }: Luck) => MIDDLE.y - (skill / mostSkill) * REACH.y;
  return (
    <svg
      class="house-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('house.luck.label', { names: people.map(({ name }) => name) })}
    >
      <path class="house-grid" d={`M10 ${MIDDLE.y}H${WIDTH - 10}M${MIDDLE.x} 6V${HEIGHT - 6}`} />
      <text x={MIDDLE.x + 6} y={14}>
        ↑ {say('house.luck.up')}
      </text>
      <text x={10} y={MIDDLE.y + 15}>
        ← {say('house.luck.left')}
      </text>
      <text x={WIDTH - 10} y={MIDDLE.y + 15} text-anchor="end">
        {say('house.luck.right')} →
      </text>
      {people.map((each) => {
        const person = personOf(figures, each);
        return (
          <g
            key={each.name}
            class="house-face"
            data-pen={penOfPerson(person)}
            transform={`translate(${x(each)} ${y(each)})`}
          >
            <circle r={FACE} />
            <g transform="translate(-9 -9) scale(.5625)">
              <StampParts name={person.stamp} />
            </g>
            <text class="house-strong" x={FACE + 5} y={4}>
              {each.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function wordsOf({ name, luck, skill, luckWithin, skillWithin }: Luck): string {
  return say('house.luck.person', {
    name,
    luck: signed(luck),
    luckWithin: tenth(luckWithin),
    skill: signed(skill),
    skillWithin: tenth(skillWithin),
  });
}
