import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { findingsIn, type DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';

export class FakeExposureChecks implements ExposureChecks {
  #last: Parameters<ExposureChecks['check']> = [{}, ''];

  async check(texts: DraftTexts, company: string): Promise<readonly Finding[]> {
    this.#last = [texts, company];
    await Promise.resolve();
    return findingsIn(...this.#last);
  }
}
