import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import type { Head } from '../head.ts';

export const homeHead = (words: WordsStore): Head => ({
  title: words.of(homeWords).title(words.name),
  description: words.of(homeWords).description,
  canonical: screens.home,
  status: 200,
});
