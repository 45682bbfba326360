import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { Consents } from '#core/settings/consents.ts';

export const httpConsents = (user: Service<operations>): Consents => ({
  list: async () => (await user.listConsents({})).items,
  save: (purpose, isGiven, noticeVersion) => user.saveConsent({ path: { purpose }, body: { isGiven, noticeVersion } }),
});
