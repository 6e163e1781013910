import {
  type ComponentChild,
  type ComponentType,
  createElement,
  type FunctionComponent,
} from 'preact';
import { loadLateTexts } from './language.ts';
import { useLoaded } from './loaded.ts';

interface Meanwhile {
  readonly waiting: () => ComponentChild;
  readonly failed: () => ComponentChild;
}

/** A part of the app that is fetched when it is first shown, and at once there from then on. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: Meanwhile,
): FunctionComponent<Props> {
  const withTexts = async (): Promise<ComponentType<Props>> =>
    (await Promise.all([load(), loadLateTexts()]))[0];
  return apart(withTexts, meanwhile);
}

/** The same for a part that says no more than the first screen does: the way to a table. */
export function apart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: Meanwhile,
): FunctionComponent<Props> {
  let part: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<void> => {
    part ??= await load();
  };
  return function Later(props: Props) {
    const [loaded] = useLoaded(fetchPart, []);
    if (part) return createElement(part, props);
    return <>{loaded.kind === 'failed' ? failed() : waiting()}</>;
  };
}
