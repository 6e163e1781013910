/** How the lines of seats are distinguished, whatever their colour. */
export const DASHES: readonly string[] = ['9 3', '5 3', '1.5 3', '7 2 1.5 2', '3 2', '9 2 3 2'];
