import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';

export const httpSalaryOffers = (feed: Service<operations>): SalaryOffers => ({
  config: () => feed.getSalaryPostConfig({}),
  list: async () => (await feed.listSalaryPosts({})).items,
  at: (offerId) => feed.getSalaryPost({ path: { salaryId: offerId } }),
  save: (facts) => feed.createSalaryPost({ body: facts }),
  change: (offerId, facts) => feed.updateSalaryPost({ path: { salaryId: offerId }, body: facts }),
  remove: (offerId) => feed.deleteSalaryPost({ path: { salaryId: offerId } }),
  choose: (postId, offerId) => feed.voteSalaryPost({ body: { postId, offerId } }),
  async of(postIds) {
    if (postIds.length === 0) return new Map();
    const { items } = await feed.fetchSalaryPostVotes({ body: { postIds } });
    return new Map(items.map((votes) => [votes.postId, votes]));
  },
});
