import type { DemandReports, DemandsOfQuarter } from '#core/support/demand-report.ts';
import { Request } from '../requests/request.ts';

/** Report of demands (F-15). */
export class DemandsStore {
  readonly quarters: Request<readonly DemandsOfQuarter[]>;

  constructor(reports: DemandReports) {
    this.quarters = new Request(() => reports.quarters());
  }

  async open(): Promise<void> {
    await this.quarters.sendOnce();
  }
}
