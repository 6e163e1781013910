import { useMemo } from 'preact/hooks';
import { language } from '../app/language.ts';
import { wordsOf } from '../table/words.ts';
import type { Course } from './course.ts';
import { LearnHead } from './head.tsx';
import { RuleList } from './rule-list.tsx';
import { heardIn } from './scene.ts';
import { say } from './words.ts';

interface Props {
  readonly course: Course;
  readonly rule: string | undefined;
}

/** The rules to look something up in, at an address of their own, each of them too. */
export function RulesPage({ course, rule: asked }: Props) {
  const { id, rulebook, face, lessons } = course;
  // Typed addresses come in any case.
  const rule = rulebook.rules.find(({ name }) => name.toLowerCase() === asked?.toLowerCase())?.name;
  const heard = useMemo(() => heardIn(course), [course]);
  const words = useMemo(() => wordsOf(face, lessons.players), [face, language.value]);
  return (
    <div class="learn-page">
      <LearnHead game={id} page="rules" />
      <main>
        {asked !== undefined && rule === undefined && (
          <p class="learn-none" role="alert">
            {say('learn.noRule', { rule: asked })}
          </p>
        )}
        <RuleList
          game={id}
          rulebook={rulebook}
          rule={rule}
          heard={(name) => (heard.get(name) ?? []).map(words.note)}
          level="h2"
        />
      </main>
    </div>
  );
}
