import type { ErrorReports } from '#core/errors/error-reports.ts';
import type { Http } from '#web/adapters/http/http.ts';

/** Error reports loaded when idle or at the first error. */
export const lateErrorReports = (http: Http): ErrorReports => ({
  file: async (report) => {
    const { errorReportsOver } = await import(/* webpackChunkName: "usage" */ './error-reports-over.ts');
    await errorReportsOver(http).file(report);
  },
});
