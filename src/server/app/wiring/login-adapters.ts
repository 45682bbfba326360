import type { Clock } from '#core/clock.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { OpenidRedirectLogins } from '#server/adapters/login/openid-redirect-logins.ts';
import { OpenidTokenLogins } from '#server/adapters/login/openid-token-logins.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import { OpenidTokens } from '#server/adapters/providers/openid-tokens.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlPasskeys } from '#server/adapters/login/sql-passkeys.ts';
import { SqlRecoveryCodes } from '#server/adapters/login/sql-recovery-codes.ts';
import { SqlSessions } from '#server/adapters/sessions/sql-sessions.ts';
import type { LoginPorts } from '#server/services/login-service.ts';
import type { LoginMethodSettings } from '../config/login-settings.ts';

/** The parts that the adapters of logins share, for all callers. */
interface LoginAdapterParts {
  readonly db: Database['db'];
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly source: OpenidSource;
}

/** Makes the adapters of one caller. */
export function loginAdapters({ db, clock, secrets, source }: LoginAdapterParts): (context: RequestContext) => LoginPorts {
  const tokens = new OpenidTokens(source);
  return (context) => {
    const scope = new RequestScope({ db, clock, secrets, context });
    return {
      logins: new OpenidRedirectLogins(scope, source),
      tokenLogins: new OpenidTokenLogins(scope, { source, tokens }),
      sessions: new SqlSessions(scope),
      passkeys: new SqlPasskeys(scope),
      recoveryCodes: new SqlRecoveryCodes(scope),
    };
  };
}

/** The providers of an installation: those that were set up, or those that it plays itself. */
export const openidSourceFor = ({ clients, isDemo }: LoginMethodSettings, takesTokens: boolean): ConfiguredProviders | DemoProviders =>
  isDemo ? new DemoProviders() : new ConfiguredProviders(clients, takesTokens);
