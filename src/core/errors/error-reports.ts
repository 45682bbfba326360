import type { ErrorReport } from './error-report.ts';

/** Where reports of what broke are kept, for a stated time. */
export abstract class ErrorReports {
  abstract file(report: ErrorReport): Promise<void>;
}
