import type { Onboardings } from '#core/onboarding/onboardings.ts';
import { consentsAskedFor, noticeVersion, type ConsentAskedFor, type PurposeInUse } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import { OwnSetting } from '../requests/own-setting.ts';

/** The settings of a member: their consents to what this installation asks for. */
export class OwnPreferencesStore {
  readonly consents: OwnSetting<readonly ConsentAskedFor[]>;

  constructor(consents: Consents, onboardings: Onboardings) {
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

  allow(purpose: PurposeInUse, isGiven: boolean): Promise<boolean> {
    return this.consents.change(purpose, (all) => all.map((each) => (each.purpose === purpose ? { ...each, isGiven } : each)));
  }
}
