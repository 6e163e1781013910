/**
 * Marks the page while its text is so large that a wide window holds few letters. Media queries
 * know the browser's own text size only, not one that a reader's style gives the page; an element
 * that is as wide as what is missing (`app.css`) knows both.
 */
export function followTextSize(): void {
  const missing = document.body.appendChild(document.createElement('i'));
  missing.className = 'missing-room';
  new ResizeObserver(() => {
    document.documentElement.toggleAttribute('data-huge-text', missing.offsetWidth > 0);
  }).observe(missing);
}
