import { useMemo } from 'preact/hooks';
import { language } from '../app/language.ts';
import { wordsOf } from '../table/words.ts';
import type { Course } from './course.ts';
import { LearnHead } from './head.tsx';
import { RuleList } from './rule-list.tsx';
import { heardIn } from './scene.ts';

interface Props {
  readonly course: Course;
  readonly rule: string | undefined;
}

/** The rules to look something up in, at an address of their own, each of them too. */
export function RulesPage({ course, rule }: Props) {
  const { id, rulebook, face, lessons } = course;
  const heard = useMemo(() => heardIn(course), [course]);
  const words = useMemo(() => wordsOf(face, lessons.players), [face, language.value]);
  return (
    <div class="learn-page">
      <LearnHead game={id} page="rules" />
      <main>
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
