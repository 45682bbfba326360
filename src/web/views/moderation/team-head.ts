import type { WordsStore } from '#web/stores/app/words-store.ts';
import { teamWords } from '#web/words/moderation/team-words.ts';
import type { Head } from '../head.ts';

/** Never named by search engines. */
export const teamHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(teamWords).title),
  description: words.of(teamWords).description,
  status: 200,
});
