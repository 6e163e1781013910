import type { GlanceProps } from '#games/face.ts';
import { GridGlance } from '#kits/grid/face/glance.tsx';
import { JOKERS, type Position } from '../position.ts';
import { PadLadder } from './ladder.tsx';
import { PadMisses } from './misses.tsx';
import { Mission } from './mission.tsx';
import './glance.css';

/** Colours bring no points here, and open stars cost none (C6). */
export function Glance(props: GlanceProps<Position>) {
  return (
    <>
      <GridGlance
        {...props}
        class="coop-glance"
        mostJokers={JOKERS}
        hasColourPoints={false}
        hasStars={false}
      />
      {props.isPad && <PadTeam {...props} />}
    </>
  );
}

/** A pad knows one sheet only: what the team shares is counted by hand. */
function PadTeam(props: GlanceProps<Position>) {
  return (
    <section class="coop-pad" aria-label={props.say('team.name')}>
      <PadLadder {...props} />
      <div class="coop-line">
        <PadMisses {...props} />
        <Mission {...props} />
      </div>
    </section>
  );
}
