import { routes } from '#contract/generated/log.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import { httpErrorReports } from '#web/adapters/errors/http-error-reports.ts';
import type { Http } from '#web/adapters/http/http.ts';

export const errorReportsOver = (http: Http): ErrorReports => httpErrorReports(http.service(routes));
