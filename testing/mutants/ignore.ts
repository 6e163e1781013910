/**
 * What is not mutated: the arguments of `new Error(…)`. They tell a programmer which invariant is
 * broken; no behaviour hangs on the words. Whether it throws at all is mutated like all else.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'messages',
    value: {
      shouldIgnore({ node }: { readonly node: Node }): string | undefined {
        if (node.type !== 'NewExpression' || !node.callee?.name?.endsWith('Error'))
          return undefined;
        return 'The message of a broken invariant.';
      },
    },
  },
];

interface Node {
  readonly type: string;
  readonly callee?: { readonly name?: string };
}
