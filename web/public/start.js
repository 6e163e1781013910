// On its own, so that it is there when the rest of the app is not. A link to the same page would
// lose what stands behind `#`, which may be a whole match.
addEventListener('click', (event) => {
  if (!event.target.closest('.start-failed a')) return;
  event.preventDefault();
  location.reload();
});
