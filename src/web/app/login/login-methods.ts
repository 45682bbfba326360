import { routes as login } from '#contract/generated/login.ts';
import { Clock } from '#core/clock.ts';
import { Urls } from '#core/navigation/urls.ts';
import { Authenticators } from '#core/login/authenticators.ts';
import { MailLogins } from '#core/login/mail-logins.ts';
import { LoginMarkers } from '#core/login/login-markers.ts';
import { GooglePrompts } from '#core/providers/google-prompts.ts';
import { MicrosoftPrompts } from '#core/providers/microsoft-prompts.ts';
import { NaukriPrompts } from '#core/providers/naukri-prompts.ts';
import { Passkeys } from '#core/login/passkeys.ts';
import { RecoveryCodes } from '#core/login/recovery-codes.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import { Events } from '#core/usage/events.ts';
import { BrowserUrls } from '#web/adapters/navigation/browser-urls.ts';
import { BrowserAuthenticators } from '#web/adapters/login/browser-authenticators.ts';
import { BrowserGooglePrompts } from '#web/adapters/providers/browser-google-prompts.ts';
import { BrowserMicrosoftPrompts } from '#web/adapters/providers/browser-microsoft-prompts.ts';
import { BrowserNaukriPrompts } from '#web/adapters/providers/browser-naukri-prompts.ts';
import { httpMailLogins } from '#web/adapters/login/http-mail-logins.ts';
import { httpPasskeys } from '#web/adapters/login/http-passkeys.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import { httpTokenLogins } from '#web/adapters/login/http-token-logins.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { MailLoginStore } from '#web/stores/login/mail-login-store.ts';
import { NaukriScriptStore } from '#web/stores/providers/naukri-script-store.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { ProviderScriptStore } from '#web/stores/providers/provider-script-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { SocialLoginStore } from '#web/stores/login/social-login-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export const loginMethods = [
  overHttp(TokenLogins, httpTokenLogins, login),
  overHttp(Passkeys, httpPasskeys, login),
  overHttp(RecoveryCodes, httpRecoveryCodes, login),
  overHttp(MailLogins, httpMailLogins, login),
  onDevice(Urls, BrowserUrls),
  onDevice(Authenticators, BrowserAuthenticators),
  store(LoginMethodsStore, [TokenLogins, LoginStore, LoginMarkers, Urls, Clock, ToastStore, WordsStore, Events]),
  onDevice(GooglePrompts, BrowserGooglePrompts),
  onDevice(MicrosoftPrompts, BrowserMicrosoftPrompts),
  onDevice(NaukriPrompts, BrowserNaukriPrompts),
  store(NaukriScriptStore, [NaukriPrompts]),
  store(ProviderScriptStore, [GooglePrompts, MicrosoftPrompts, NaukriScriptStore]),
  store(SocialLoginStore, [ProviderScriptStore, TokenLogins, SessionStore, LoginMarkers, ToastStore, WordsStore, Events]),
  store(MailLoginStore, [MailLogins, WordsStore, SessionStore, Events]),
  store(PasskeyStore, [Passkeys, RecoveryCodes, Authenticators, SessionStore, Events]),
];
