import type { Clock } from '#core/clock.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlAccounts } from '#server/adapters/account/sql-accounts.ts';
import { SqlConsents } from '#server/adapters/settings/sql-consents.ts';
import { SqlDevices } from '#server/adapters/notifications/sql-devices.ts';
import { SqlEducations } from '#server/adapters/profile/sql-educations.ts';
import { SqlEligibilityPopups } from '#server/adapters/nudges/sql-eligibility-popups.ts';
import { SqlExperiences } from '#server/adapters/profile/sql-experiences.ts';
import { SqlFeedbacks } from '#server/adapters/settings/sql-feedbacks.ts';
import { SqlMemberPreferences } from '#server/adapters/settings/sql-member-preferences.ts';
import { SqlMessagePreferences } from '#server/adapters/settings/sql-message-preferences.ts';
import { SqlPopupChecks } from '#server/adapters/notifications/sql-popup-checks.ts';
import { SqlProfilePhotos } from '#server/adapters/profile/sql-profile-photos.ts';
import { SqlSubscriptions } from '#server/adapters/settings/sql-subscriptions.ts';
import type { OwnDataPorts } from '#server/services/user-service.ts';

/** What every member is served with. */
interface OwnDataAdapterParts {
  readonly db: Database['db'];
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** The public half of the key that messages to devices are signed with, where any are sent. */
  readonly pushKey?: string | undefined;
}

/** Makes the adapters of what the caller says of themselves and sets. */
export const ownDataAdapters =
  ({ db, clock, secrets, pushKey }: OwnDataAdapterParts): ((context: RequestContext) => OwnDataPorts) =>
  (context) => ({
    experiences: new SqlExperiences(db, clock, context),
    educations: new SqlEducations(db, clock, context),
    memberPreferences: new SqlMemberPreferences(db, context),
    messagePreferences: new SqlMessagePreferences(db, context),
    consents: new SqlConsents(db, clock, context),
    subscriptions: new SqlSubscriptions(db, { clock, secrets, context }),
    feedbacks: new SqlFeedbacks(db, { clock, secrets, context }),
    popupChecks: new SqlPopupChecks(db, clock, context),
    profilePhotos: new SqlProfilePhotos(db, context),
    accounts: new SqlAccounts(db, { clock, secrets, context }),
    devices: new SqlDevices(db, { secrets, context, pushKey }),
    eligibilityPopups: new SqlEligibilityPopups(db, { clock, secrets, context }),
  });
