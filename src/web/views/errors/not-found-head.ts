import type { WordsStore } from '#web/stores/app/words-store.ts';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import type { Head } from '../head.ts';

export const notFoundHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(notFoundWords).title),
  description: words.of(notFoundWords).description,
  status: 404,
});
