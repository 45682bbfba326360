import { Urls } from '#core/navigation/urls.ts';
import { Authenticators } from '#core/login/authenticators.ts';
import { MailLogins } from '#core/login/mail-logins.ts';
import { Passkeys } from '#core/login/passkeys.ts';
import { RecoveryCodes } from '#core/login/recovery-codes.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { FakeUrls } from '#tests/fakes/navigation/fake-urls.ts';
import { FakeAuthenticators } from '#tests/fakes/login/fake-authenticators.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeMailLogins } from '#tests/fakes/login/fake-mail-logins.ts';
import { FakePasskeys } from '#tests/fakes/login/fake-passkeys.ts';
import { FakeRecoveryCodes } from '#tests/fakes/login/fake-recovery-codes.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { open, type Swap } from '#tests/screens/open.tsx';

export const aPage = { Screen: () => null, bindings: [], load: async () => undefined, head: () => ({ title: '', description: '', status: 200 as const }) };

/** Page with the login over it, as on every screen. */
export function withLogin(url = '/list-of-companies?rating=4', others: readonly Swap[] = []) {
  const parts = {
    tokenLogins: new FakeTokenLogins(),
    passkeys: new FakePasskeys(),
    codes: new FakeRecoveryCodes(),
    mails: new FakeMailLogins(),
    device: new FakeAuthenticators(),
    urls: new FakeUrls(),
  };
  const inShell = (clock: FakeClock) => [[Sessions, new FakeSessions(clock)] as const];
  const swaps = [
    [TokenLogins, parts.tokenLogins],
    [Passkeys, parts.passkeys],
    [RecoveryCodes, parts.codes],
    [MailLogins, parts.mails],
    [Authenticators, parts.device],
    [Urls, parts.urls],
    ...others,
  ] as const;
  const opened = open(aPage, '/list-of-companies', url, swaps, { inShell });
  return { ...parts, ...opened, login: opened.shell.get(LoginStore) };
}
