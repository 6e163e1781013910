import type { Face, SheetProps } from '#games/face.ts';

/** One seat's sheet with what it tells at a glance. */
export function Board({ face, ...props }: SheetProps<unknown> & { readonly face: Face }) {
  const { Sheet, Glance } = face;
  return (
    <>
      {Glance && (
        <div class="table-glance">
          <Glance {...props} />
        </div>
      )}
      <div class="table-sheet">
        <Sheet {...props} />
      </div>
    </>
  );
}
