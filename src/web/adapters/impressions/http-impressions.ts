import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import { usualEntity, type Impressions } from '#core/impressions/impressions.ts';
import { lastingForm } from '../http/lasting-form.ts';

/** Keepalive calls, because a beacon could not identify the product. */
export const httpImpressions = (aggregation: Service<operations>): Impressions => ({
  async count(companies, entity = usualEntity) {
    const call = { body: { entity, companies: [...new Set(companies)] }, form: lastingForm };
    if (companies.length > 0) await aggregation.noteImpressions(call);
  },
});
