import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { sourceFromContract } from '#contract/verification-source.ts';
import type { JobPortals, PortalAccount, PortalLink } from '#core/verification/job-portals.ts';

export class HttpJobPortals implements JobPortals {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async account(): Promise<PortalAccount> {
    const { userNaukriAccountExist: exists, isConsentGiven, naukriImage: photo, ...details } = await this.#user.getJobPortalAccount({});
    return { exists, isConsentGiven, details: exists && isConsentGiven ? { ...details, photo } : null };
  }

  async link(oneTapToken?: string): Promise<PortalLink> {
    const body = oneTapToken === undefined ? {} : ({ token: oneTapToken, tokenType: 'one_tap' } as const);
    const { outcome, verified, verificationSource } = await this.#user.linkJobPortalAccount({ body });
    return { outcome, verified, source: sourceFromContract(verificationSource) };
  }

  async saveConsent(isConsentGiven: boolean): Promise<void> {
    await this.#user.saveJobPortalConsent({ body: { isConsentGiven } });
  }
}
