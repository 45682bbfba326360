import type { ErrorReport } from './error-report.ts';

/** Retained for a stated time. */
export abstract class ErrorReports {
  abstract file(report: ErrorReport): Promise<void>;
}
