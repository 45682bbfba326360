import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import type { Head } from '../head.ts';

const headOf = (words: WordsStore, { title, description }: { readonly title: string; readonly description: string }, canonical: string): Head => ({
  title: words.titled(title),
  description,
  canonical,
  status: 200,
});

export const grievancesHead = (words: WordsStore): Head => headOf(words, words.of(supportWords).grievances, screens.grievances);

export const summonsNoticeHead = (words: WordsStore): Head => headOf(words, words.of(supportWords).summons, screens.summonsNotice);
