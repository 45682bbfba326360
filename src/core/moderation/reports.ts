import type { Report } from './report.ts';

/** Where reports of the signed-in member go. */
export abstract class Reports {
  /** False when the member had reported the thing before. */
  abstract file(report: Report): Promise<boolean>;
}
