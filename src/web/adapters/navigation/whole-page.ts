/** Requests whole pages from the server until one hydrates again. */
export function askForWholePages(): void {
  document.cookie = 'draws=; path=/; max-age=0; samesite=lax';
}
