import type { Report } from './report.ts';

/** Reports by the signed-in member about posts and comments. */
export abstract class Reports {
  /** False when the member had reported the thing before. */
  abstract file(report: Report): Promise<boolean>;
}
