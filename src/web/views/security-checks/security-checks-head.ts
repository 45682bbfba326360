import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { securityCheckWords } from '#web/words/security-checks/security-check-words.ts';
import type { Head } from '../head.ts';

export const securityChecksHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(securityCheckWords).title),
  description: words.of(securityCheckWords).description,
  canonical: screens.securityChecks,
  status: 200,
});
