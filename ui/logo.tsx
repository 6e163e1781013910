import './logo.css';

/** A pad that is also a die: two pips, a pen cross, a turned corner. The name is next to it. */
export function Logo({ name }: { readonly name?: string }) {
  return (
    <span class="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path class="pad" d="M6 2h20a4 4 0 0 1 4 4v15l-9 9H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z" />
        <path class="corner" d="M30 21l-9 9v-6a3 3 0 0 1 3-3Z" />
        <circle class="pip" cx="9.5" cy="9.5" r="2.6" />
        <circle class="pip" cx="9.5" cy="21.5" r="2.6" />
        <path class="cross" d="M18 6l7 7M25 6l-7 7" />
      </svg>
      {name}
    </span>
  );
}
