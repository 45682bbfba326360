import type { Clock } from '#core/clock.ts';
import type { Mails } from '#core/mail/mails.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlAnonymousPersonas } from '#server/adapters/personas/sql-anonymous-personas.ts';
import { SqlCareers } from '#server/adapters/careers/sql-careers.ts';
import { SqlJobPortals } from '#server/adapters/verification/sql-job-portals.ts';
import { SqlMailVerifications } from '#server/adapters/verification/sql-mail-verifications.ts';
import { SqlOnboardings } from '#server/adapters/onboarding/sql-onboardings.ts';
import { SqlOwnCommunities } from '#server/adapters/communities/sql-own-communities.ts';
import { SqlProfiles } from '#server/adapters/profile/sql-profiles.ts';
import { SqlPersonas } from '#server/adapters/personas/sql-personas.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import type { MemberPorts } from '#server/services/user-service.ts';
import { ownDataAdapters } from './own-data-adapters.ts';

/** The parts that the adapters of members share, for all callers. */
interface MemberAdapterParts {
  readonly db: Database['db'];
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly mails: Mails;
  readonly portal: PortalAccounts;
  /** How many mails may leave for one network in a quarter of an hour. */
  readonly mailLimit?: number;
  /** The public half of the key that messages to devices are signed with, where any are sent. */
  readonly pushKey?: string | undefined;
}

/** Makes the adapters of one caller. */
export const memberAdapters =
  ({ db, clock, secrets, mails, portal, mailLimit, pushKey }: MemberAdapterParts): ((context: RequestContext) => MemberPorts) =>
  (context) => {
    const scope = new RequestScope({ db, clock, secrets, context });
    return {
      profiles: new SqlProfiles(scope),
      anonymousPersonas: new SqlAnonymousPersonas(scope),
      personas: new SqlPersonas(scope),
      careers: new SqlCareers(scope, portal),
      mailVerifications: new SqlMailVerifications(scope, { mails, mailLimit }),
      jobPortals: new SqlJobPortals(scope, portal),
      onboardings: new SqlOnboardings(scope),
      ownCommunities: new SqlOwnCommunities(scope),
      ...ownDataAdapters(scope, pushKey),
    };
  };
