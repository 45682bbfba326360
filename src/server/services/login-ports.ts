import type { RedirectLogins } from '#core/login/redirect-logins.ts';
import type { Passkeys } from '#core/login/passkeys.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import type { TokenLogins } from '#core/login/token-logins.ts';

/** Everything that signing in needs, for one request. */
export interface LoginPorts {
  readonly logins: RedirectLogins;
  readonly tokenLogins: TokenLogins;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
}
