import { Urls } from '#core/navigation/urls.ts';
import { LoginPageStore } from '#web/stores/login/login-page-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { loginHead } from '#web/views/login/login-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { loginWords } from '#web/words/login/login-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { store } from '../container/bind.ts';
import { loginMethods } from './login-methods.ts';

export { LoginScreen as Screen } from '#web/views/login/LoginScreen.tsx';

export const words = [loginWords];

export const bindings = [...loginMethods, store(LoginPageStore, [Urls])];

export const load = async (stores: Stores, { query }: RouteMatch) => {
  stores.get(LoginPageStore).open(query.toString(), query.get('referer'), query.get('redirectUrl'));
  await stores.get(LoginMethodsStore).open();
};

export const head = (stores: Stores) => loginHead(stores.get(WordsStore));
