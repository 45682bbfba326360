import { useEffect } from 'react';

/** Asks for a text once more when the reader has chosen another language. It looks after every rendering, as the screen around it is rendered again by then. */
export function useFollowedLanguage(text: { follow(): Promise<void> }): void {
  useEffect(() => void text.follow());
}
