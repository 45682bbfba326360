import type { ErrorReports } from '#core/errors/error-reports.ts';
import type { Http } from '#web/adapters/http/http.ts';

/** Error reports whose code comes with that of the counts, at an idle moment or with the first report: most visits have none. */
export const lateErrorReports = (http: Http): ErrorReports => ({
  file: async (report) => {
    const { errorReportsOver } = await import(/* webpackChunkName: "usage" */ './error-reports-over.ts');
    await errorReportsOver(http).file(report);
  },
});
