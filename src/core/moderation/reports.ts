import type { Report } from './report.ts';

export abstract class Reports {
  /** False if already reported. */
  abstract file(report: Report): Promise<boolean>;
}
