import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { Head } from '../head.ts';

/** A page of the settings has no canonical URL: what is here is for one person. */
export const settingsHead = (words: WordsStore, { title, description }: { readonly title: string; readonly description: string }): Head => ({
  title: words.titled(title),
  description,
  status: 200,
});
