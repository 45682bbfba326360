import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';

/** A check whose code is fetched with the first draft. What could not be fetched is asked for again with the next one. */
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
