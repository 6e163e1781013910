import type { Question } from '#bots/question.ts';
import type { Task as Look } from '../analysis/message.ts';
import type { Task as Hint } from '../hint/message.ts';

/** What is to be thought out. */
export type Work =
  | { readonly for: 'move'; readonly task: Question }
  | { readonly for: 'hint'; readonly task: Hint }
  | { readonly for: 'look'; readonly task: Look };
