import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { Head } from '../head.ts';

/** Omits the canonical URL, as the page is private. */
export const settingsHead = (words: WordsStore, { title, description }: { readonly title: string; readonly description: string }): Head => ({
  title: words.titled(title),
  description,
  status: 200,
});
