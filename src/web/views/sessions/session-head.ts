import type { WordsStore } from '#web/stores/app/words-store.ts';
import { sessionWords } from '#web/words/sessions/session-words.ts';
import type { Head } from '../head.ts';

/** Omits the canonical URL, as the page is private. */
export const sessionHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(sessionWords).title),
  description: words.of(sessionWords).description,
  status: 200,
});
