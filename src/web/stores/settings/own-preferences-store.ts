import { noticeVersion, type Consent, type ConsentPurpose } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import { OwnSetting } from '../requests/own-setting.ts';

/** The settings of a member: their consents. */
export class OwnPreferencesStore {
  readonly consents: OwnSetting<readonly Consent[]>;

  constructor(consents: Consents) {
    this.consents = new OwnSetting(
      () => consents.list(),
      (value, before) =>
        Promise.all(value.map((each, at) => (each.isGiven === before[at]?.isGiven ? each : consents.save(each.purpose, each.isGiven, noticeVersion)))),
    );
  }

  async open(): Promise<void> {
    await this.consents.open();
  }

  allow(purpose: ConsentPurpose, isGiven: boolean): Promise<boolean> {
    return this.consents.change(purpose, (all) => all.map((each) => (each.purpose === purpose ? { ...each, isGiven } : each)));
  }
}
