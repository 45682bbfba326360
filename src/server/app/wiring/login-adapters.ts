import type { Clock } from '#core/clock.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { Notes } from '#server/adapters/login/notes.ts';
import { OpenidRedirectLogins } from '#server/adapters/login/openid-redirect-logins.ts';
import { OpenidTokenLogins } from '#server/adapters/login/openid-token-logins.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import { OpenidTokens } from '#server/adapters/providers/openid-tokens.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlEntrances } from '#server/adapters/login/sql-entrances.ts';
import { SqlPasskeys } from '#server/adapters/login/sql-passkeys.ts';
import { SqlRecoveryCodes } from '#server/adapters/login/sql-recovery-codes.ts';
import { SqlSessions } from '#server/adapters/sessions/sql-sessions.ts';
import type { LoginPorts } from '#server/services/login-service.ts';
import type { LoginMethodSettings } from '../config/login-settings.ts';

/** What everybody who logs in is served with. */
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
    const entrances = new SqlEntrances(db, { clock, secrets, context });
    const notes = new Notes(db, { clock, secrets, jar: context.jar });
    return {
      logins: new OpenidRedirectLogins({ source, notes, entrances, context }),
      tokenLogins: new OpenidTokenLogins(db, { source, tokens, notes, entrances, context }),
      sessions: new SqlSessions(db, clock, context),
      passkeys: new SqlPasskeys(db, { clock, notes, entrances, context }),
      recoveryCodes: new SqlRecoveryCodes(db, { clock, secrets, entrances, context }),
    };
  };
}

/** The providers of an installation: those that were set up, or those that it plays itself. */
export const openidSourceFor = ({ clients, isDemo }: LoginMethodSettings, takesTokens: boolean): ConfiguredProviders | DemoProviders =>
  isDemo ? new DemoProviders() : new ConfiguredProviders(clients, takesTokens);
