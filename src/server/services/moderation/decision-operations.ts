import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { Moderations } from '#core/moderation/moderations.ts';
import { decisionToContract } from '../queue/item-to-contract.ts';

export const decisionOperations = ({ moderations }: { readonly moderations: Moderations }) =>
  ({
    getDecision: async ({ path }) => decisionToContract(await moderations.decisionOn(path.itemId)),
    decideModeration: async ({ path, body }) => ({ itemId: path.itemId, decision: body.decision, ledger: await moderations.decide(path.itemId, body) }),
    listModerationLog: async ({ query }) => {
      const page = await moderations.decided(query.cursor, query.limit);
      return { ...page, items: page.items.map(decisionToContract) };
    },
    requestSecondLook: async ({ body }) => ({ resourceId: body.resourceId, appeal: await moderations.appeal(body, body.text, body.measure) }),
  }) satisfies Partial<Service<operations>>;
