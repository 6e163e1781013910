/** Heard, or struck through: muted. */
const BELL = {
  heard: 'M6 16.5V11a6 6 0 0 1 12 0v5.5M4.5 17.5h15M10 20.5c.8 1 3.2 1 4 0',
  struck: 'M6 16.5V11a6 6 0 0 1 9-5.2M18 11v5.5M4.5 17.5h12M10 20.5c.8 1 3.2 1 4 0M4 4l16 16',
};

export function Bell({ isStruck }: { readonly isStruck: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={BELL[isStruck ? 'struck' : 'heard']} />
    </svg>
  );
}
