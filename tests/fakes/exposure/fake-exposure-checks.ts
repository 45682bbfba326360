import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { findingsIn, type DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';

/** A check by the same rule, in memory. */
export class FakeExposureChecks implements ExposureChecks {
  #last: DraftTexts = {};

  async check(texts: DraftTexts): Promise<readonly Finding[]> {
    this.#last = texts;
    await Promise.resolve();
    return findingsIn(this.#last);
  }
}
