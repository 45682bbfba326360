import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlDemandReports } from '#server/adapters/support/sql-demand-reports.ts';
import { SqlGrievanceDesk } from '#server/adapters/support/sql-grievance-desk.ts';
import { SqlGrievances } from '#server/adapters/support/sql-grievances.ts';
import { SqlSummonsNotices } from '#server/adapters/support/sql-summons-notices.ts';

export const adaptersOfSupport = (scope: RequestScope) => ({
  grievances: new SqlGrievances(scope),
  grievanceDesk: new SqlGrievanceDesk(scope),
  summonsNotices: new SqlSummonsNotices(scope),
  demandReports: new SqlDemandReports(scope),
});
