import { screens } from '#core/navigation/screens.ts';
import type { LoginWords } from '#web/words/login/en.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import type { Head } from '../head.ts';

export const loginHead = (words: WordsStore, login: LoginWords): Head => ({
  title: words.of(navigationWords).titled(login.pageTitle),
  description: login.pageDescription,
  canonical: screens.login,
  status: 200,
});
