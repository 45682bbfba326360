import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { momentToContract } from '../content/moment-to-contract.ts';
import type { Interventions } from '#core/moderation/interventions.ts';
import type { OwnDecisions } from '#core/moderation/own-decisions.ts';

/** Interventions without a report, with the caller's view of those affecting them. */
export const interventionOperations = ({ interventions, ownDecisions }: { readonly interventions: Interventions; readonly ownDecisions: OwnDecisions }) =>
  ({
    moderateContent: async ({ body: { resourceId, resourceType, ...intervention } }) => ({
      resourceId,
      ...(await interventions.act({ resourceId, resourceType }, intervention)),
    }),
    listOwnDecisions: async () => {
      const { sanctions, ...list } = await ownDecisions.list();
      return { ...list, sanctions: sanctions.map(({ until, ...sanction }) => ({ ...sanction, until: momentToContract(until) })) };
    },
    getOwnNews: () => ownDecisions.news(),
    markOwnDecisions: async () => {
      await ownDecisions.markRead();
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;
