import './heart.css';

/** The shape of a heart, to be filled or written into. */
export function Heart() {
  return (
    <svg class="plus-heart-shape" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20.5C5 16 2.5 12.3 2.5 8.8A5 5 0 0 1 12 6.7a5 5 0 0 1 9.5 2.1C21.5 12.3 19 16 12 20.5Z" />
    </svg>
  );
}
