import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import type { Head } from '../head.ts';

export const loginHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(loginWords).pageTitle),
  description: words.of(loginWords).pageDescription(words.name),
  canonical: screens.login,
  status: 200,
});
