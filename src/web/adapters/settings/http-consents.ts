import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { Consent, ConsentPurpose } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';

export class HttpConsents implements Consents {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async list(): Promise<readonly Consent[]> {
    return (await this.#user.listConsents({})).items;
  }

  save(purpose: ConsentPurpose, isGiven: boolean, noticeVersion: number): Promise<Consent> {
    return this.#user.saveConsent({ path: { purpose }, body: { isGiven, noticeVersion } });
  }
}
