import type { operations } from '#contract/generated/log.ts';
import type { Service } from '#contract/service.ts';
import type { UsageCounts } from '#core/usage/usage-counts.ts';
import { lastingForm } from '../http/lasting-form.ts';

/** Counts over a service that sends apart from the session. A beacon (navigator.sendBeacon) always carries the session cookie and cannot say which product sends it; a call without credentials that outlives its page can. */
export const httpUsageCounts = (log: Service<operations>): UsageCounts => ({
  async add({ counts, ...about }) {
    const call = { body: { ...about, counts: [...counts] }, form: lastingForm };
    await log.addUsageCounts(call);
  },
});
