import { sizeBucketOf } from '#core/companies/size-bucket.ts';
import type { DemoFacts } from './demo-company.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';
import type { Random } from '../random.ts';

/** Reviews from which a rating is shown. */
const fewestReviewsRated = 5;
const lastYear = 2025;

export type DemoFigures = Pick<
  DemoFacts,
  'indianSize' | 'globalSize' | 'rating' | 'reviewsCount' | 'followersCount' | 'photosCount' | 'relationsCount' | 'isPremium'
> & {
  readonly foundedYear: number;
};

export interface DemoProminence {
  readonly reach: number;
  readonly people: number;
}

export function prominenceOf(random: Random, scale: number): DemoProminence {
  const reach = random.next();
  return { reach, people: 1 + Math.round((2 + 40 * reach + 260 * skewOf(reach, 0.004)) * scale * (0.6 + 0.8 * random.next())) };
}

/** Correlated numbers, where larger companies are better known. */
export function figuresOf(random: Random, { reach, people }: DemoProminence, [from, to]: DemoIndustry['since']): DemoFigures {
  const eagerness = 0.35 + 1.3 * random.next();
  const heard = Math.floor((3 + 25 * reach + 30 * skewOf(reach, 0.0012)) * eagerness);
  const reviewsCount = Math.floor((4 + 8 * reach + 9 * skewOf(reach, 0.03)) * eagerness);
  const worldwide = random.chance(0.12) ? Math.round(people * (1 + 4 * random.next())) : people;
  const age = Math.floor((to - from) * random.next() * (0.35 * reach + 0.65 * random.next()));
  return {
    foundedYear: Math.min(lastYear, to - age),
    indianSize: sizeBucketOf(people) ?? null,
    globalSize: sizeBucketOf(worldwide) ?? null,
    rating: ratingOf(random, reviewsCount),
    reviewsCount,
    followersCount: heard * random.between(6, 24) + random.between(0, 40),
    photosCount: Math.floor((heard / 25) * random.next() + 3 * random.next()),
    relationsCount: random.chance(0.1 * reach) ? random.between(1, 4) : 0,
    isPremium: random.chance(0.16 * reach * reach),
  };
}

/** Little for nearly all companies and a great deal for very few, up to the limit. */
const skewOf = (reach: number, limit: number): number => (reach * reach * reach) / (1 - reach + limit);

function ratingOf(random: Random, reviewsCount: number): number | null {
  const tenths = Math.round(38 + (reviewsCount < 50 ? 5.8 : 4.4) * random.bell());
  return reviewsCount < fewestReviewsRated ? null : Math.min(50, Math.max(10, tenths)) / 10;
}
