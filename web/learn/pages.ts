import type { Step, Task } from '#games/teach.ts';

/** One picture of a lesson: a step that is shown, what it asks to be tried, and at last a match. */
export type LessonPage = Shown | Try | FirstMatch;

interface Shown {
  readonly kind: 'shown';
  /** How an address names it. */
  readonly name: string;
  readonly step: Step;
}

interface Try {
  readonly kind: 'try';
  readonly name: string;
  readonly step: Step & { readonly task: Task };
}

interface FirstMatch {
  readonly kind: 'match';
  readonly name: typeof FIRST_MATCH;
}

export const FIRST_MATCH = 'first-match';

/** All pictures of a lesson, in order. */
export function pagesOf(steps: readonly Step[]): readonly LessonPage[] {
  const shown = steps.flatMap((step): readonly LessonPage[] => [
    { kind: 'shown', name: step.key, step },
    ...(hasTask(step) ? [{ kind: 'try', name: `${step.key}-try`, step } as const] : []),
  ]);
  return [...shown, { kind: 'match', name: FIRST_MATCH }];
}

/** The place of a page among the steps: the match comes behind the last one. */
export function stepAt(steps: readonly Step[], page: LessonPage): number {
  return page.kind === 'match' ? steps.length : steps.indexOf(page.step);
}

function hasTask(step: Step): step is Step & { readonly task: Task } {
  return step.task !== undefined;
}
