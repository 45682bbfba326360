import type { operations } from '#contract/generated/awards.ts';
import type { Service } from '#contract/service.ts';
import type { Awards } from '#core/awards/awards.ts';
import { unpackedWeeks } from '#core/awards/packed-weeks.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpAwards = (awards: Service<Sparse<operations>>): Awards => ({
  edition: (year) => awards.getAwardEdition({ path: { year } }),
  categories: async (year) => (await awards.listAwardCategories({ path: { year } })).categories.map(({ category, winners }) => ({ ...category, winners })),
  list: (year, slug) => awards.listAwardWinners({ path: { year, slug } }),
  async entrants(year, slug, after, pageSize) {
    const { items, next } = await awards.listAwardEntrants({ path: { year, slug }, query: pageQuery(after, pageSize) });
    return { items: items.map((entrant) => ({ ...entrant, weeks: unpackedWeeks(entrant.weeks) })), next };
  },
  async check(year, companyId) {
    const { rating, ...check } = await awards.checkCompanyQualification({ path: { year, companyId } });
    return { ...check, ratingHundredths: rating === null ? null : Math.round(rating * 100) };
  },
  ofCompany: async (urlName) => (await awards.listCompanyAwards({ path: { urlName } })).awards,
});
