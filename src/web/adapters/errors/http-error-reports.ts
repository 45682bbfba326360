import type { operations } from '#contract/generated/log.ts';
import type { Service } from '#contract/service.ts';
import { withoutMarkers } from '#core/errors/error-report.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';

export const httpErrorReports = (log: Service<operations>): ErrorReports => ({
  /** Strips the report on the device, before the server does so again. */
  file: (report) => log.logError({ body: withoutMarkers(report) }),
});
