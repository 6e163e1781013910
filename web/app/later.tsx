import {
  type ComponentChild,
  type ComponentType,
  createElement,
  type FunctionComponent,
} from 'preact';
import { useLoaded } from './loaded.ts';

interface Meanwhile {
  readonly waiting: () => ComponentChild;
  readonly failed: () => ComponentChild;
}

/** A part of the app that is fetched when it is first shown, and at once there from then on. */
export function later<Props extends object>(
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
