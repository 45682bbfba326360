import type { DraftTexts } from './exposure.ts';
import type { Finding } from './finding.ts';

/** The check of a draft for what gives its author away, beside the page: what is typed stays on the device (F-10). */
export abstract class ExposureChecks {
  /** The findings of these texts about a company, by its name. Who asks again before the answer gets those of the texts asked last, and so does who asked before. */
  abstract check(texts: DraftTexts, company: string): Promise<readonly Finding[]>;
}
