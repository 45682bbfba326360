import type { operations } from '#contract/generated/log.ts';
import type { Service } from '#contract/service.ts';
import { withoutMarkers, type ErrorReport } from '#core/errors/error-report.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';

export class HttpErrorReports implements ErrorReports {
  readonly #log: Service<operations>;

  constructor(log: Service<operations>) {
    this.#log = log;
  }

  /** Strips the report before it leaves the device; the server does so again. */
  async file(report: ErrorReport): Promise<void> {
    await this.#log.logError({ body: withoutMarkers(report) });
  }
}
