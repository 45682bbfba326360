import type { Clock } from '#core/clock.ts';
import type { Asker } from '#core/sessions/asker.ts';
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
import type { RecordPorts } from '#server/services/user-service.ts';

/** What every member is served with. */
interface RecordAdapterParts {
  readonly db: Database['db'];
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** The public half of the key that messages to devices are signed with, where any are sent. */
  readonly pushKey?: string | undefined;
}

/** Makes the adapters of what the caller says of themselves and sets. */
export const recordAdapters =
  ({ db, clock, secrets, pushKey }: RecordAdapterParts): ((asker: Asker) => RecordPorts) =>
  (asker) => ({
    experiences: new SqlExperiences(db, clock, asker),
    educations: new SqlEducations(db, clock, asker),
    memberPreferences: new SqlMemberPreferences(db, asker),
    messagePreferences: new SqlMessagePreferences(db, asker),
    consents: new SqlConsents(db, clock, asker),
    subscriptions: new SqlSubscriptions(db, { clock, secrets, asker }),
    feedbacks: new SqlFeedbacks(db, { clock, secrets, asker }),
    popupChecks: new SqlPopupChecks(db, clock, asker),
    profilePhotos: new SqlProfilePhotos(db, asker),
    accounts: new SqlAccounts(db, { clock, secrets, asker }),
    devices: new SqlDevices(db, { secrets, asker, pushKey }),
    eligibilityPopups: new SqlEligibilityPopups(db, { clock, secrets, asker }),
  });
