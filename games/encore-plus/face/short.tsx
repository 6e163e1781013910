interface Props {
  readonly large?: number;
  readonly small: string;
}

/** What a row of pictures says in figures, for screens that have room for one of them only. */
export function Short({ large, small }: Props) {
  return (
    <span class="plus-short" aria-hidden="true">
      {large !== undefined && <b>{large}</b>}
      <small>{small}</small>
    </span>
  );
}
