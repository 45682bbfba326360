import { useEffect } from 'react';

/** Requests the text again after a language change, checked on every render. */
export function useFollowedLanguage(text: { follow(): Promise<void> }): void {
  useEffect(() => void text.follow());
}
