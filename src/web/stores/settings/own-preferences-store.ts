import type { Onboardings } from '#core/onboarding/onboardings.ts';
import { consentsAskedFor, noticeVersion, type ConsentAskedFor, type PurposeInUse } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import type { UsageConsent } from '../usage/usage-consent.ts';
import { OwnSetting } from '../requests/own-setting.ts';

/** Member's settings and consents. */
export class OwnPreferencesStore {
  readonly consents: OwnSetting<readonly ConsentAskedFor[]>;

  readonly #usage: UsageConsent;

  constructor(consents: Consents, onboardings: Onboardings, usage: UsageConsent) {
    this.#usage = usage;
    const save = async ({ purpose, isGiven }: ConsentAskedFor) => ({ ...(await consents.save(purpose, isGiven, noticeVersion)), purpose });
    this.consents = new OwnSetting(
      async () => {
        const [said, { verificationMethods }] = await Promise.all([consents.list(), onboardings.prefill()]);
        return consentsAskedFor(said, verificationMethods.includes('portal'));
      },
      (value, before) => Promise.all(value.map((each, at) => (each.isGiven === before[at]?.isGiven ? each : save(each)))),
    );
  }

  async open(): Promise<void> {
    await this.consents.open();
  }

  async allow(purpose: PurposeInUse, isGiven: boolean): Promise<void> {
    // Taken back, it holds at once; given, once it is stored.
    if (purpose === 'usage' && !isGiven) this.#usage.remember(false);
    const isStored = await this.consents.change(purpose, (all) => all.map((each) => (each.purpose === purpose ? { ...each, isGiven } : each)));
    if (purpose === 'usage' && isStored) this.#usage.remember(isGiven);
  }
}
