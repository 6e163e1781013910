/** Does what nobody waits for once the picture of the present moment is on its way to the screen. */
export function afterPicture(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
