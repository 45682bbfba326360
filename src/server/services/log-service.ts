import type { operations } from '#contract/generated/log.ts';
import type { Service } from '#contract/service.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import type { UsageCounts } from '#core/usage/usage-counts.ts';

interface LogPorts {
  readonly errorReports: ErrorReports;
  readonly usageCounts: UsageCounts;
}

/** Error reports and counts, stripped by the adapters of anything that could identify a person. */
export const logService = ({ errorReports: reports, usageCounts }: LogPorts): Service<operations> => ({
  logError: async ({ body }) => {
    await reports.file(body);
    return undefined;
  },
  addUsageCounts: async ({ body }) => {
    await usageCounts.add(body);
    return undefined;
  },
});
