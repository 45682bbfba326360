import type { operations } from '#contract/generated/log.ts';
import type { Service } from '#contract/service.ts';
import type { UsageCounts } from '#core/usage/usage-counts.ts';
import { lastingForm } from '../http/lasting-form.ts';

/** Credential-free keepalive calls, because beacons carry the session cookie and cannot identify the product. */
export const httpUsageCounts = (log: Service<operations>): UsageCounts => ({
  async add({ counts, ...about }) {
    const call = { body: { ...about, counts: [...counts] }, form: lastingForm };
    await log.addUsageCounts(call);
  },
});
