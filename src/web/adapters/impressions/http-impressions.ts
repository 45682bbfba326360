import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import { usualEntity, type Impressions } from '#core/impressions/impressions.ts';
import type { BodyForm } from '../http/detour.ts';

/** A call that goes on when its page is left. A beacon would as well, and could not say which product sends it. */
const lasting: BodyForm = { headers: { 'content-type': 'application/json' }, bodySerializer: (body) => JSON.stringify(body), keepalive: true };

export const httpImpressions = (aggregation: Service<operations>): Impressions => ({
  async count(companies, entity = usualEntity) {
    const call = { body: { entity, companies: [...new Set(companies)] }, form: lasting };
    if (companies.length > 0) await aggregation.noteImpressions(call);
  },
});
