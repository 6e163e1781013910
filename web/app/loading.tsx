import { Skeleton } from '#ui/skeleton.tsx';

/** Something is on its way: the shape of a sheet, and words that say what. */
export function Loading({ label }: { readonly label: string }) {
  return (
    <main class="loading">
      <h1>{label}</h1>
      <Skeleton label={label} times={3} />
    </main>
  );
}
