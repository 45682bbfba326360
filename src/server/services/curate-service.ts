import type { operations } from '#contract/generated/curate.ts';
import type { Service } from '#contract/service.ts';
import type { CuratedEvents } from '#core/usage/curated-events.ts';

/** Actions of members who allow counting them. */
export const curateService = ({ curatedEvents }: { readonly curatedEvents: CuratedEvents }): Service<operations> => ({
  curateEvent: async ({ body: { eventType, ...attributes } }) => {
    await curatedEvents.send({ eventType, attributes });
    return undefined;
  },
});
