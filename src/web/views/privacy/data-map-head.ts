import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { privacyWords } from '#web/words/privacy/privacy-words.ts';
import type { Head } from '../head.ts';

export const dataMapHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(privacyWords).title),
  description: words.of(privacyWords).description,
  canonical: screens.dataMap,
  status: 200,
});
