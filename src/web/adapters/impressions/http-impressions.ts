import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import { usualEntity, type Impressions } from '#core/impressions/impressions.ts';
import { lastingForm } from '../http/lasting-form.ts';

/** The calls outlive their page. A beacon would as well, and could not say which product sends it. */
export const httpImpressions = (aggregation: Service<operations>): Impressions => ({
  async count(companies, entity = usualEntity) {
    const call = { body: { entity, companies: [...new Set(companies)] }, form: lastingForm };
    if (companies.length > 0) await aggregation.noteImpressions(call);
  },
});
