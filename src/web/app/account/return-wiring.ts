import { routes as account } from '#contract/generated/user/account.ts';
import { Accounts } from '#core/account/accounts.ts';
import { httpAccounts } from '#web/adapters/account/http-accounts.ts';
import { ReturnStore } from '#web/stores/account/return-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { returnWords } from '#web/words/account/return-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { ReturnDialog as Overlay } from '#web/views/account/ReturnDialog.tsx';

export const words = [deactivatedWords, returnWords];

export const bindings = [overHttp(Accounts, httpAccounts, account), store(ReturnStore, [Accounts, SessionStore])];
