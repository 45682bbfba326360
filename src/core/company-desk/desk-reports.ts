import type { Report } from '../moderation/report.ts';
import type { DeskReport } from './desk-report.ts';

/** Reports in a company's name, which moderators decide and everyone can count. */
export abstract class DeskReports {
  /** Latest first. */
  abstract list(urlName: string): Promise<readonly DeskReport[]>;
  /** Files a report of a shown review once; filed again it changes nothing. */
  abstract file(urlName: string, reviewId: string, report: Pick<Report, 'reason' | 'note'>): Promise<readonly DeskReport[]>;
  /** Asks once for another moderator's look at a review that stayed. */
  abstract askAgain(urlName: string, reviewId: string, text: string): Promise<readonly DeskReport[]>;
}
