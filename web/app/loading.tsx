import { Skeleton } from '#ui/skeleton.tsx';

/** Something is on its way: the shape of a sheet, and words that say what. */
export function Loading({ label }: { readonly label: string }) {
  return (
    <main class="loading">
      <p aria-hidden="true">{label}</p>
      <Skeleton label={label} times={3} />
    </main>
  );
}
