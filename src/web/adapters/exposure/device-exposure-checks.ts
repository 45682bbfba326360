import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';

/** Loads the check with the first draft, retrying failures with the next. */
export class DeviceExposureChecks implements ExposureChecks {
  readonly #load: () => Promise<ExposureChecks>;
  #loading: Promise<ExposureChecks> | undefined;

  constructor(load: () => Promise<ExposureChecks>) {
    this.#load = load;
  }

  async check(texts: DraftTexts, company: string): Promise<readonly Finding[]> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return (await this.#loading).check(texts, company);
  }
}
