import { screens } from '#core/navigation/screens.ts';
import type { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import type { Words } from '#web/words/en.ts';
import type { ModerationWords } from '#web/words/moderation/en.ts';
import type { Head } from '../head.ts';

/** The page of moderators, which search engines never name. */
export const moderationHead = ({ isForOthers }: ModerationStore, words: Words, moderation: ModerationWords): Head => ({
  title: words.shell.titled(isForOthers ? moderation.notForYou : moderation.title),
  description: moderation.description,
  status: isForOthers ? 404 : 200,
});

export const ledgerHead = (words: Words, { ledger }: ModerationWords): Head => ({
  title: words.shell.titled(ledger.title),
  description: ledger.description,
  canonical: screens.transparency,
  status: 200,
});
