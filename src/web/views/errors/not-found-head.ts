import type { WordsStore } from '#web/stores/app/words-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import type { Head } from '../head.ts';

export const notFoundHead = (words: WordsStore): Head => ({
  title: words.of(navigationWords).titled(words.of(errorWords).notFound.title),
  description: words.of(errorWords).notFound.description,
  status: 404,
});
