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
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import type { OwnDataPorts } from '#server/services/user-service.ts';

/** The adapters of what the caller says of themselves and sets. */
export const ownDataAdapters = (scope: RequestScope, pushKey: string | undefined): OwnDataPorts => ({
  experiences: new SqlExperiences(scope),
  educations: new SqlEducations(scope),
  memberPreferences: new SqlMemberPreferences(scope),
  messagePreferences: new SqlMessagePreferences(scope),
  consents: new SqlConsents(scope),
  subscriptions: new SqlSubscriptions(scope),
  feedbacks: new SqlFeedbacks(scope),
  popupChecks: new SqlPopupChecks(scope),
  profilePhotos: new SqlProfilePhotos(scope),
  accounts: new SqlAccounts(scope),
  devices: new SqlDevices(scope, pushKey),
  eligibilityPopups: new SqlEligibilityPopups(scope),
});
