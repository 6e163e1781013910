/** A day for the name of a file: the player's own, not the one in Greenwich. */
export function fileDay(time: number | Date): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
