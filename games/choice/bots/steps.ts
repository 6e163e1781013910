/** What a turn can make of a ring or a line: what it becomes, what that costs, how many boxes. */
export interface Step {
  readonly to: number;
  readonly key: number;
  readonly count: number;
}
