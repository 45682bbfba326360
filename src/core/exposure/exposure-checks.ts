import type { DraftTexts } from './exposure.ts';
import type { Finding } from './finding.ts';

/** Draft check on the device alone, warning of words that identify the author (F-10). */
export abstract class ExposureChecks {
  /** Overlapping calls all get the findings for the latest texts. */
  abstract check(texts: DraftTexts, company: string): Promise<readonly Finding[]>;
}
