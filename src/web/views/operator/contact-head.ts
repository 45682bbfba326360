import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { operatorWords } from '#web/words/operator/operator-words.ts';
import type { Head } from '../head.ts';

export const contactHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(operatorWords).title),
  description: words.of(operatorWords).description(words.name),
  canonical: screens.contact,
  status: 200,
});
