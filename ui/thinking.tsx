import './states.css';

/** Three dots: somebody is thinking. */
export function Thinking({ label }: { readonly label?: string | undefined }) {
  return (
    <>
      {label && <span class="for-readers">{label}</span>}
      <span class="thinking" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </>
  );
}
