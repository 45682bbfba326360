import { routes as login } from '#contract/generated/login.ts';
import { Clock } from '#core/clock.ts';
import { Authenticators } from '#core/login/authenticators.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Passkeys } from '#core/login/passkeys.ts';
import { RecoveryCodes } from '#core/login/recovery-codes.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import { BrowserAuthenticators } from '#web/adapters/login/browser-authenticators.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { httpPasskeys } from '#web/adapters/login/http-passkeys.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import { OwnPasskeysStore } from '#web/stores/login/own-passkeys-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { SessionsStore } from '#web/stores/sessions/sessions-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { sessionHead } from '#web/views/sessions/session-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { sessionWords } from '#web/words/sessions/session-words.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export { SessionScreen as Screen } from '#web/views/sessions/SessionScreen.tsx';

export const words = [sessionWords, deactivatedWords];

export const bindings = [
  overHttp(Passkeys, httpPasskeys, login),
  overHttp(RecoveryCodes, httpRecoveryCodes, login),
  onDevice(Authenticators, BrowserAuthenticators),
  onDevice(Clipboards, BrowserClipboards),
  store(SessionsStore, [Sessions, Clock]),
  store(OwnPasskeysStore, [Passkeys, RecoveryCodes, Authenticators, Clipboards]),
];

/** Loads logins on every visit, since a login notice leads here, and nothing for guests. */
export const load = async (stores: Stores) => {
  if (stores.get(SessionStore).isAwake) await Promise.all([stores.get(SessionsStore).sessions.send(), stores.get(OwnPasskeysStore).open()]);
};

export const head = (stores: Stores) => sessionHead(stores.get(WordsStore));
