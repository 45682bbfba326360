import { SqlAdministeredCompanies } from '#server/adapters/administration/sql-administered-companies.ts';
import { SqlCompanyFiles } from '#server/adapters/administration/sql-company-files.ts';
import { SqlAdministeredProfiles } from '#server/adapters/administration/sql-administered-profiles.ts';
import { SqlAdministeredTopics } from '#server/adapters/administration/sql-administered-topics.ts';
import { SqlAdministratorLog } from '#server/adapters/administration/sql-administrator-log.ts';
import { SqlTypedCompanies } from '#server/adapters/typed-companies/sql-typed-companies.ts';
import { SqlWatchedWordList } from '#server/adapters/administration/sql-watched-word-list.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlBans } from '#server/adapters/moderation/sql-bans.ts';
import { SqlInterventions } from '#server/adapters/moderation/sql-interventions.ts';
import { SqlModerations } from '#server/adapters/moderation/sql-moderations.ts';
import { SqlOwnDecisions } from '#server/adapters/moderation/sql-own-decisions.ts';
import { SqlRemovalLedger } from '#server/adapters/moderation/sql-removal-ledger.ts';
import { SqlReports } from '#server/adapters/moderation/sql-reports.ts';
import { SqlRoles } from '#server/adapters/moderation/sql-roles.ts';
import { SqlMutes } from '#server/adapters/mutes/sql-mutes.ts';
import { SqlQueueItems } from '#server/adapters/queue/sql-queue-items.ts';

export const moderationOver = (scope: RequestScope) => ({
  reports: new SqlReports(scope),
  mutes: new SqlMutes(scope),
  moderations: new SqlModerations(scope),
  queueItems: new SqlQueueItems(scope),
  interventions: new SqlInterventions(scope),
  ownDecisions: new SqlOwnDecisions(scope),
  bans: new SqlBans(scope),
  ledger: new SqlRemovalLedger(scope),
  roles: new SqlRoles(scope),
  administeredCompanies: new SqlAdministeredCompanies(scope),
  companyFiles: new SqlCompanyFiles(scope),
  typedCompanies: new SqlTypedCompanies(scope),
  administeredProfiles: new SqlAdministeredProfiles(scope),
  administeredTopics: new SqlAdministeredTopics(scope),
  administratorLog: new SqlAdministratorLog(scope),
  watchedWordList: new SqlWatchedWordList(scope),
});
