import { useMemo } from 'preact/hooks';
import type { Example, Step } from '#games/teach.ts';
import { Icon } from '#ui/icon.tsx';
import { language } from '../app/language.ts';
import { wordsOf } from '../table/words.ts';
import type { Course } from './course.ts';
import { Crop } from './crop.tsx';
import { tellChoice } from './readers.ts';
import { matchAt, verdictOn } from './scene.ts';
import { say, sayerOf } from './words.ts';

interface Props {
  readonly course: Course;
  readonly step: Step;
  readonly examples: readonly Example[];
}

/** Right and wrong side by side. The rules judge, and say why not. */
export function Examples({ course, step, examples }: Props) {
  return (
    <ul class="learn-examples" aria-label={say('learn.examples')}>
      {examples.map((example) => (
        <Judged key={`${step.key}.${example.key}`} {...{ course, step, example }} />
      ))}
    </ul>
  );
}

function Judged({ course, step, example }: Omit<Props, 'examples'> & { example: Example }) {
  const { face, lessons } = course;
  const { players } = lessons;
  const { key, before, choice, seat = 0, near } = example;
  const match = useMemo(() => matchAt(course, before), [example]);
  const words = useMemo(() => wordsOf(face, players), [face, language.value]);
  const refused = verdictOn(match, seat, choice);
  const { position } = match;
  return (
    <li class={refused ? 'card learn-example wrong' : 'card learn-example right'}>
      <Crop
        {...{ face, words, players, position, seat, near }}
        boxes={face.inked(position, seat, choice)}
      />
      <span class="for-readers">
        {tellChoice({ face, words, players, seat }, position, choice).join(' ')}
      </span>
      <b>
        <Icon name={refused ? 'close' : 'check'} small />
        {say(refused ? 'learn.no' : 'learn.yes')}
      </b>
      <p>
        {refused ? words.note(refused) : sayerOf(lessons.texts, players)(`step.${step.key}.${key}`)}
      </p>
    </li>
  );
}
