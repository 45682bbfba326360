import type { operations } from '#contract/generated/curate.ts';
import type { Service } from '#contract/service.ts';
import type { CuratedEvents } from '#core/usage/curated-events.ts';
import { lastingForm } from '../http/lasting-form.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpCuratedEvents = (curate: Service<Sparse<operations>>): CuratedEvents => ({
  async send({ eventType, attributes }, deviceType) {
    const call = { header: { 'X-Device-Type': deviceType }, body: { eventType, ...attributes }, form: lastingForm };
    await curate.curateEvent(call);
  },
});
