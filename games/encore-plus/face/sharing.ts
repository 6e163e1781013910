import type { Sharing } from '#games/face.ts';
import { gridSharing, signOf } from '#kits/grid/face/sharing.ts';
import { ROWS } from '#kits/grid/sheet.ts';
import type { Position } from '../position.ts';

/** As in Encore!, with the rows and the hearts. */
export const sharing: Sharing<Position> = {
  draw: gridSharing.draw,
  lines(position, seat, say) {
    const [columns, colours, stars] = gridSharing.lines(position, seat, say);
    const { rows, rowsWon, hearts } = position;
    const signs = Array.from({ length: ROWS }, (_, row) =>
      signOf(rows[seat]!, rowsWon[seat]!, row),
    );
    return [`${columns}  P–V ${signs.join('')}`, colours!, `${stars}  ♥ ${hearts[seat]!}`];
  },
};
