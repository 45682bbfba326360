import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { DeviceWords } from '#web/words/sessions/en.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import type { Head } from '../head.ts';

/** It has no canonical address: what stands here is for one person. */
export const sessionHead = (words: WordsStore, { title, description }: DeviceWords): Head => ({
  title: words.of(navigationWords).titled(title),
  description,
  status: 200,
});
