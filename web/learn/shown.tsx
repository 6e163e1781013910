import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Step } from '#games/teach.ts';
import { language } from '../app/language.ts';
import { wordsOf } from '../table/words.ts';
import type { Course } from './course.ts';
import { Examples } from './examples.tsx';
import { framesIn } from './scene.ts';
import { Stage } from './stage.tsx';
import { say, sayerOf } from './words.ts';

interface Props {
  readonly course: Course;
  readonly step: Step;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isPlaying: Signal<boolean>;
}

/** A step as it is shown: its words, its moments on the sheet, what is right and wrong. */
export function Shown({ course, step, heading, isPlaying }: Props) {
  const { face, lessons } = course;
  const { scene, key, examples = [] } = step;
  const { players = lessons.players } = scene;
  const tell = sayerOf(lessons.texts, players);
  const frames = useMemo(() => framesIn(course, scene), [step]);
  const words = useMemo(() => wordsOf(face, players), [face, step, language.value]);
  return (
    <>
      <div class="learn-words">
        <p class="learn-chapter">{say(`learn.chapter.${step.chapter}`)}</p>
        <h2 ref={heading} tabIndex={-1}>
          {tell(`step.${key}.title`)}
        </h2>
        <p>{tell(`step.${key}.text`)}</p>
        <p class="learn-cites">
          {step.rules.map((rule) => (
            <a key={rule} href={`/learn/${course.id}/rules/${rule}`}>
              {say('learn.rule', { rule })}
            </a>
          ))}
        </p>
      </div>
      <Stage
        {...{ face, words, players, frames, isPlaying }}
        seat={scene.seat ?? 0}
        point={scene.point ?? []}
        near={scene.near ?? []}
        hasGlance={scene.glance ?? false}
      />
      {examples.length > 0 && <Examples course={course} step={step} examples={examples} />}
    </>
  );
}
