import { isOwnAwardSlug, type OwnAwardSlug } from '#core/awards/award-slugs.ts';
import type { CompanyAward } from '#core/companies/company-award.ts';

const tops: Record<OwnAwardSlug, string> = {
  mega: 'Top mega company',
  large: 'Top large company',
  'mid-sized': 'Top mid-sized company',
  small: 'Top small company',
  'tech-startups': 'Top tech startup',
};

export const words = {
  heading: 'Employee choice awards',
  badge: ({ slug, industry, year, place }: CompanyAward) => `${isOwnAwardSlug(slug) ? tops[slug] : `Top in ${industry ?? slug}`} ${year}, place ${place}`,
  counted: 'Badges are counted, never sold.',
};

export type AwardBadgeWords = typeof words;
