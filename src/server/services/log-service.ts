import type { operations } from '#contract/generated/log.ts';
import type { Service } from '#contract/service.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';

/** The log contract, answered from the reports. The adapter that keeps them cuts everything that could point to a person. */
export const logService = ({ errorReports: reports }: { readonly errorReports: ErrorReports }): Service<operations> => ({
  logError: async ({ body }) => {
    await reports.file(body);
    return undefined;
  },
});
