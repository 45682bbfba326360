import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlConsents } from '#server/adapters/settings/sql-consents.ts';
import { ConsentedEvents } from '#server/adapters/usage/consented-events.ts';
import { MemoryUsageCounts } from '#server/adapters/usage/memory-usage-counts.ts';
import { SqlHostNumbers } from '#server/adapters/usage/sql-host-numbers.ts';
import type { UsageBuffer } from '#server/adapters/usage/usage-buffer.ts';

/** Counts of what is used, and the numbers that administrators read of them. */
export const adaptersOfUsage = (scope: RequestScope, usage: UsageBuffer) => ({
  usageCounts: new MemoryUsageCounts(usage),
  curatedEvents: new ConsentedEvents(new SqlConsents(scope), usage),
  hostNumbers: new SqlHostNumbers(scope),
});
