import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { sourceFromContract } from '#contract/verification-source.ts';
import type { JobPortals } from '#core/verification/job-portals.ts';

export const httpJobPortals = (user: Service<operations>): JobPortals => ({
  async account() {
    const { userNaukriAccountExist: exists, isConsentGiven, naukriImage: photo, ...details } = await user.getJobPortalAccount({});
    return { exists, isConsentGiven, details: exists && isConsentGiven ? { ...details, photo } : null };
  },
  async link(oneTapToken, referer) {
    const token = oneTapToken === undefined ? {} : ({ token: oneTapToken, tokenType: 'one_tap' } as const);
    const { verificationSource, loginUrl = null, ...linked } = await user.linkJobPortalAccount({ body: { ...token, ...(referer && { referer }) } });
    return { ...linked, loginUrl, source: sourceFromContract(verificationSource) };
  },
  async saveConsent(isConsentGiven) {
    await user.saveJobPortalConsent({ body: { isConsentGiven } });
  },
});
