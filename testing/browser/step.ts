/**
 * Runs in the page: what of a lesson's step one has to scroll for, or cannot make out. Its words, its
 * sheet and what is right and wrong end above the controls, which are always there.
 */
export function unseenInStep(): readonly string[] {
  const edges = (part: string) => document.querySelector(part)?.getBoundingClientRect();
  const controls = edges('.learn-controls')!;
  const hidden = ['.learn-words', '.learn-stage', '.learn-examples'].filter((part) => {
    const { top = 0, bottom = 0 } = edges(part) ?? {};
    return top < 0 || bottom > controls.top + 1;
  });
  if (controls.bottom > innerHeight + 1) hidden.push('.learn-controls');
  // Lower than this, a sheet is a stripe of colours.
  const sheets = [...document.querySelectorAll('.learn-window')];
  if (sheets.some(({ clientHeight }) => clientHeight < 150)) hidden.push('.learn-window');
  return hidden;
}
