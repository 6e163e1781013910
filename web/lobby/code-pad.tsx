import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { Tile } from '#ui/tile.tsx';
import {
  DIGITS,
  lengthOf,
  SYMBOLS,
  type SymbolName,
  type TypedCode,
  WORDS,
  withDigit,
  withoutLast,
  withSymbol,
} from './code.ts';
import './code-pad.css';
import { say } from './words.ts';

const NAMES = Object.keys(SYMBOLS) as SymbolName[];
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** As many places as a code has, filled as far as it was typed; the next one is marked. */
export function CodeSlots({ typed }: { readonly typed: TypedCode }) {
  const { symbols, number } = typed;
  const parts = [
    ...Array.from({ length: WORDS }, (_, i) => {
      const symbol = symbols[i];
      return symbol && <Tile colour={SYMBOLS[symbol]} />;
    }),
    ...Array.from({ length: DIGITS }, (_, i) => number[i] && <b>{number[i]}</b>),
  ];
  const next = parts.findIndex((part) => part === undefined || part === '');
  return (
    <div class="code-slots" role="img" aria-label={say('join.typed', { code: soFar(typed) })}>
      {parts.map((part, i) => (
        <span key={i} class="code-slot" data-next={i === next}>
          {part}
        </span>
      ))}
    </div>
  );
}

/** A code as text, as far as it was typed. */
export function soFar({ symbols, number }: TypedCode): string {
  return [...symbols.map((symbol) => say(`symbol.${symbol}`)), number].join(' ').trim();
}

interface Props {
  readonly typed: TypedCode;
  readonly onType: (next: TypedCode) => void;
}

/** Keys for the symbols; after the last one keys for the number come by themselves. */
export function CodePad({ typed, onType }: Props) {
  const pad = useRef<HTMLFieldSetElement>(null);
  const phase = typed.symbols.length < WORDS ? 'symbols' : 'number';
  useMovedFocus(pad, phase);
  const add = (next: TypedCode, what: string): void => {
    const at = lengthOf(next);
    speakPolitely(say('join.step', { what, at, count: WORDS + DIGITS }));
    if (at === WORDS) speakPolitely(say('join.number'));
    onType(next);
  };
  const erase = (
    <Key label={say('join.erase')} onPress={() => onType(withoutLast(typed))}>
      <Icon name="erase" />
    </Key>
  );
  return (
    <fieldset ref={pad} class="code-pad" data-phase={phase}>
      <legend class="for-readers">{say(`join.${phase}`)}</legend>
      {phase === 'symbols' &&
        NAMES.map((symbol) => {
          const name = say(`symbol.${symbol}`);
          return (
            <Key key={symbol} onPress={() => add(withSymbol(typed, symbol), name)}>
              <Tile colour={SYMBOLS[symbol]} />
              {name}
            </Key>
          );
        })}
      {phase === 'number' &&
        KEYS.map((digit) => (
          <Key key={digit} onPress={() => add(withDigit(typed, digit), digit)}>
            {digit}
          </Key>
        ))}
      {phase === 'number' && (
        <>
          <Key label={say('join.clear')} onPress={() => onType(NOTHING)}>
            <Icon name="close" />
          </Key>
          <Key onPress={() => add(withDigit(typed, '0'), '0')}>0</Key>
        </>
      )}
      {erase}
    </fieldset>
  );
}

const NOTHING: TypedCode = { symbols: [], number: '', odd: [] };

interface KeyProps {
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function Key({ label, onPress, children }: KeyProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}

/** The key that was pressed is gone with its phase: focus moves on to the first of the next. */
function useMovedFocus(
  pad: { readonly current: HTMLElement | null },
  phase: 'symbols' | 'number',
): void {
  const before = useRef(phase);
  useLayoutEffect(() => {
    const hasMoved = before.current !== phase;
    before.current = phase;
    if (hasMoved && document.activeElement === document.body) {
      pad.current?.querySelector('button')?.focus();
    }
  }, [phase]);
}
