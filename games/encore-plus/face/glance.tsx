import type { GlanceProps } from '#games/face.ts';
import { GlanceColour } from '#kits/grid/face/glance-colour.tsx';
import { GlanceJokers, GlanceStars } from '#kits/grid/face/glance-rest.tsx';
import '#kits/grid/face/glance.css';
import { COLOURS } from '#kits/grid/sheet.ts';
import type { Position } from '../position.ts';
import { Hearts } from './hearts.tsx';
import { MOST_JOKERS } from './pad.ts';
import { SpecialDice } from './special-dice.tsx';
import './glance.css';
import './glance-sideways.css';

/** As the colours lie on the sheet’s own strip: yellow, orange, red, green, blue. */
const ORDER = ['Y', 'O', 'R', 'G', 'B'] as const;

/** Colours and stars, and below them what can be spent: jokers, special dice, hearts. */
export function Glance(props: GlanceProps<Position>) {
  const { position, seat, say } = props;
  const paper = position.papers[seat]!;
  return (
    <section class="grid-glance two plus-glance" aria-label={say('glance.title')}>
      <div class="grid-glance-line">
        {ORDER.map((letter) => (
          <GlanceColour key={letter} {...props} colour={COLOURS.indexOf(letter)} />
        ))}
        <i class="grid-glance-rule" />
        <GlanceStars {...props} paper={paper} />
      </div>
      <div class="grid-glance-line">
        <GlanceJokers {...props} left={paper.jokers} mostJokers={MOST_JOKERS} />
        <i class="grid-glance-rule" />
        <SpecialDice {...props} />
        <i class="grid-glance-rule" />
        <Hearts {...props} />
      </div>
    </section>
  );
}
