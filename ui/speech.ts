/** Says a text aloud in a language such as `fr`, after what is being said. */
export function sayAloud(text: string, language: string): void {
  if (!('speechSynthesis' in globalThis) || text === '') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language));
  if (voice) utterance.voice = voice;
  speechSynthesis.speak(utterance);
}

/** Falls silent at once, in the middle of a word if need be. */
export function stopTalking(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}
