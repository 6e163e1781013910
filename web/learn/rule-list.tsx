import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Rule, Rulebook } from '#games/teach.ts';
import { TextField } from '#ui/text-field.tsx';
import { cardOf } from '../app/cards.ts';
import { language } from '../app/language.ts';
import { say, sayerOf } from './words.ts';

interface Props {
  readonly game: string;
  readonly rulebook: Rulebook;
  /** The rule that it opens at. */
  readonly rule?: string | undefined;
  /** What the table says when the rule is broken. */
  readonly heard?: ((rule: string) => readonly string[]) | undefined;
  readonly level: 'h2' | 'h3';
}

/** All rules of a game, to be searched, each with a link of its own. */
export function RuleList({ game, rulebook, rule, heard, level: Level }: Props) {
  const wanted = useSignal('');
  const root = useRef<HTMLDivElement>(null);
  const tell = sayerOf(rulebook.texts);
  useEffect(() => {
    const cited = rule && root.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(rule)}`);
    if (!cited) return;
    cited.scrollIntoView({ block: 'center' });
    cited.focus({ preventScroll: true });
  }, [rule]);
  // Everything is about the game itself, by whatever name its box has.
  const asked = isNameOf(game, wanted.value) ? '' : wanted.value;
  const found = (texts: readonly string[]) => matches(texts.join(' '), asked);
  const rules = rulebook.rules.filter(({ name }) =>
    found([name, tell(`${name}.title`), tell(`${name}.text`), wordsFor(rulebook, name)]),
  );
  const about = rulebook.about.filter((key) =>
    found([tell(`about.${key}.title`), tell(`about.${key}`)]),
  );
  const groups = [...new Set(rules.map(({ group }) => group))];
  return (
    <div class="learn-rules" ref={root}>
      <search>
        <TextField
          label={say('learn.search')}
          value={wanted.value}
          autocomplete="off"
          onInput={(value) => {
            wanted.value = value;
          }}
        />
      </search>
      <p class="for-readers" role="status">
        {wanted.value && say('learn.found', { count: rules.length })}
      </p>
      {about.map((key) => (
        <section key={key} class="learn-about">
          <Level>{tell(`about.${key}.title`)}</Level>
          <p>{tell(`about.${key}`)}</p>
        </section>
      ))}
      {groups.map((group) => (
        <section key={group}>
          <Level>{tell(`group.${group}`)}</Level>
          {rules
            .filter((each) => each.group === group)
            .map((each) => (
              <Told
                key={each.name}
                {...{ game, rulebook, heard }}
                rule={each}
                isCited={each.name === rule}
              />
            ))}
        </section>
      ))}
      {rules.length + about.length === 0 && <p class="learn-none">{say('learn.foundNone')}</p>}
    </div>
  );
}

interface ToldProps extends Pick<Props, 'game' | 'rulebook' | 'heard'> {
  readonly rule: Rule;
  readonly isCited: boolean;
}

function Told({ game, rulebook, rule, heard, isCited }: ToldProps) {
  const { name } = rule;
  const tell = sayerOf(rulebook.texts);
  const answers = heard?.(name) ?? [];
  return (
    <article
      id={`rule-${name}`}
      class={isCited ? 'card learn-rule cited' : 'card learn-rule'}
      aria-labelledby={`rule-${name}-title`}
      tabIndex={-1}
    >
      <p class="learn-rule-head">
        <a href={`/learn/${game}/rules/${name}`} aria-label={say('learn.rule', { rule: name })}>
          {name}
        </a>
        <b id={`rule-${name}-title`}>{tell(`${name}.title`)}</b>
      </p>
      <p>{tell(`${name}.text`)}</p>
      {answers.length > 0 && (
        <div class="learn-heard">
          <p>{say('learn.heard')}</p>
          <ul>
            {answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

/** Other words by which people look for a rule. */
function wordsFor({ texts }: Rulebook, rule: string): string {
  return texts[language.value][`${rule}.words`] ?? '';
}

/** Whether what was asked for is the game, in any language. */
function isNameOf(game: string, wanted: string): boolean {
  const names = Object.values(cardOf(game)?.texts ?? {});
  return names.some(({ name }) => lettersOf(name) === lettersOf(wanted));
}

function lettersOf(text: string): string {
  return plain(text).replace(/[^a-z]/g, '');
}

/** Whether a text has all words that were asked for, whatever their accents. */
function matches(text: string, wanted: string): boolean {
  const known = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => known.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
