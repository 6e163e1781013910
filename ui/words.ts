import { createContext } from 'preact';

/** The few words that components say by themselves. The app gives them in the reader's language. */
export interface Words {
  readonly close: string;
  readonly dismiss: string;
  readonly less: string;
  readonly more: string;
  readonly loading: string;
}

/** Signs that need no translation stand in until there are words. */
export const WordsContext = createContext<Words>({
  close: '×',
  dismiss: '×',
  less: '−',
  more: '+',
  loading: '…',
});
