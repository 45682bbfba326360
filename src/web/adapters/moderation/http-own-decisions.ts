import type { operations } from '#contract/generated/moderation/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { OwnDecisions } from '#core/moderation/own-decisions.ts';
import { momentFromContract } from '../content/moment-from-contract.ts';

export const httpOwnDecisions = (moderation: Service<operations>): OwnDecisions => ({
  async list() {
    const { sanctions, ...list } = await moderation.listOwnDecisions({});
    return { ...list, sanctions: sanctions.map(({ until, ...sanction }) => ({ ...sanction, until: momentFromContract(until) })) };
  },
  news: () => moderation.getOwnNews({}),
  markRead: () => moderation.markOwnDecisions({}),
});
