import { screens } from '#core/navigation/screens.ts';
import type { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import type { Head } from '../head.ts';

/** Never named by search engines. */
export const moderationHead = ({ isForOthers }: ModerationStore, words: WordsStore): Head => ({
  title: words.titled(isForOthers ? words.of(moderationWords).notForYou : words.of(moderationWords).title),
  description: words.of(moderationWords).description,
  status: isForOthers ? 404 : 200,
});

export const ledgerPageHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(moderationWords).ledger.title),
  description: words.of(moderationWords).ledger.description,
  canonical: screens.transparency,
  status: 200,
});
