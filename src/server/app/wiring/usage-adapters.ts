import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlConsents } from '#server/adapters/settings/sql-consents.ts';
import { SqlCuratedEvents } from '#server/adapters/usage/sql-curated-events.ts';
import { MemoryUsageCounts } from '#server/adapters/usage/memory-usage-counts.ts';
import { SqlHostNumbersReader } from '#server/adapters/usage/sql-host-numbers-reader.ts';
import type { PendingUsage } from '#server/adapters/usage/pending-usage.ts';

export const adaptersOfUsage = (scope: RequestScope, usage: PendingUsage) => ({
  usageCounts: new MemoryUsageCounts(usage, scope.context.network),
  curatedEvents: new SqlCuratedEvents(scope, new SqlConsents(scope), usage),
  hostNumbers: new SqlHostNumbersReader(scope),
});
