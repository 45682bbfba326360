import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';
import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { Moderations } from '#core/moderation/moderations.ts';
import { decisionFromContract } from './decision-from-contract.ts';

export const httpModerations = (moderation: Service<Sparse<operations>>): Moderations => ({
  decisionOn: async (itemId) => decisionFromContract(await moderation.getDecision({ path: { itemId } })),
  async decide(itemId, { decision, rule, note, noteToAuthor }) {
    if (rule === 'author') throw new Failure('invalid', 'Only authors take down their own');
    return (await moderation.decideModeration({ path: { itemId }, body: { decision, rule, note, noteToAuthor } })).ledger;
  },
  async decided(after, pageSize) {
    const page = await moderation.listModerationLog({ query: pageQuery(after, pageSize) });
    return { ...page, items: page.items.map(decisionFromContract) };
  },
  appeal: async (resource, text, measure) => (await moderation.requestSecondLook({ body: { ...resource, text, measure } })).appeal,
});
