import type { operations } from '#contract/generated/awards.ts';
import type { Service } from '#contract/service.ts';
import type { Awards } from '#core/awards/awards.ts';
import { packedWeeks } from '#core/awards/packed-weeks.ts';

export const awardsService = ({ awards }: { readonly awards: Awards }): Service<operations> => ({
  getAwardEdition: ({ path }) => awards.edition(path.year),
  listAwardCategories: async ({ path }) => ({
    categories: (await awards.categories(path.year)).map(({ winners, ...category }) => ({ category, winners })),
  }),
  listAwardWinners: ({ path: { year, slug } }) => awards.list(year, slug),
  async listAwardEntrants({ path: { year, slug }, query: { cursor, limit } }) {
    const { items, next } = await awards.entrants(year, slug, cursor ?? null, limit);
    return { items: items.map((entrant) => ({ ...entrant, weeks: packedWeeks(entrant.weeks) })), next };
  },
  async checkCompanyQualification({ path: { year, companyId } }) {
    const { ratingHundredths, ...check } = await awards.check(year, companyId);
    return { ...check, rating: ratingHundredths === null ? null : ratingHundredths / 100 };
  },
  listCompanyAwards: async ({ path }) => ({ awards: await awards.ofCompany(path.urlName) }),
});
