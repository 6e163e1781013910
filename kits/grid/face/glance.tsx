import type { ComponentChildren } from 'preact';
import type { GlanceProps } from '#games/face.ts';
import { COLOURS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { GlanceColour } from './glance-colour.tsx';
import { GlanceJokers, GlanceStars } from './glance-rest.tsx';
import './glance.css';

interface Props extends GlanceProps<Table<string>> {
  readonly mostJokers: number;
  /** A second line: special dice, hearts. */
  readonly children?: ComponentChildren;
  /** Whether a completed colour earns points. */
  readonly hasColourPoints?: boolean;
  /** Whether open stars cost points. */
  readonly hasStars?: boolean;
  readonly class?: string;
}

/** What can still be scored: above the sheet on phones, in a column next to it on wide screens. */
export function GridGlance(props: Props) {
  const { position, seat, say, hasStars = true } = props;
  const paper = position.papers[seat]!;
  const style = ['grid-glance', props.children && 'two', props.class].filter(Boolean).join(' ');
  return (
    <section class={style} aria-label={say('glance.title')}>
      <div class="grid-glance-line">
        {[2, 1, 0, 3, 4].map((colour) => (
          <GlanceColour key={COLOURS[colour]} {...props} colour={colour} />
        ))}
        <i class="grid-glance-rule" />
        <GlanceJokers {...props} left={paper.jokers} />
        {hasStars && <i class="grid-glance-rule" />}
        {hasStars && <GlanceStars {...props} paper={paper} />}
      </div>
      {props.children && <div class="grid-glance-line">{props.children}</div>}
    </section>
  );
}
