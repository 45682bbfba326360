/** Tells the server no more that this browser draws its pages itself, until one has come alive again: what is asked for next comes as a whole page. */
export function askForWholePages(): void {
  document.cookie = 'draws=; path=/; max-age=0; samesite=lax';
}
