import { screens } from '#core/navigation/screens.ts';
import type { LoginWords } from '#web/words/login/en.ts';
import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

export const loginHead = ({ shell }: Words, login: LoginWords): Head => ({
  title: shell.titled(login.pageTitle),
  description: login.pageDescription,
  canonical: screens.login,
  status: 200,
});
