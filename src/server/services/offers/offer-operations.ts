import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';

export const offerOperations = ({ offers }: { readonly offers: SalaryOffers }) =>
  ({
    createSalaryPost: ({ body }) => offers.save(body),
    listSalaryPosts: async () => ({ items: await offers.list() }),
    getSalaryPost: ({ path }) => offers.at(path.salaryId),
    updateSalaryPost: ({ path, body }) => offers.change(path.salaryId, body),
    deleteSalaryPost: async ({ path }) => {
      await offers.remove(path.salaryId);
      return undefined;
    },
    getSalaryPostConfig: () => offers.config(),
    voteSalaryPost: ({ body }) => offers.choose(body.postId, body.offerId),
    fetchSalaryPostVotes: async ({ body }) => ({ items: [...(await offers.of(body.postIds)).values()] }),
  }) satisfies Partial<Service<operations>>;
