import { fewestPeople } from '../crowds/fewest.ts';
import type { AwardYear } from '../companies/company-award.ts';
import { sizeBuckets, type SizeBucket } from '../companies/size-bucket.ts';
import { burstWeeks } from '../reviews/burst-weeks.ts';
import { countOf, ratingOf, withoutWeeks } from '../reviews/rating-formula.ts';
import type { WeekCount } from '../reviews/review-figures.ts';
import { awardSizeOf, categoryKindOf, largestStartup, mostStartupYears, techIndustries, type AwardCategory } from './award-category.ts';
import { startupsSlug, type AwardSize } from './award-slugs.ts';
import { countedWeeks } from './award-edition.ts';

/** Figures of a company at the closing of an edition. */
export interface AwardEntrant {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  readonly industry: string;
  readonly industryName: string;
  readonly size: SizeBucket | null;
  readonly foundedYear: number | null;
  /** Mean of the industry, in hundredths. */
  readonly priorHundredths: number;
  readonly weeks: readonly WeekCount[];
}

/** Lowest winning rating, in hundredths. */
export const leastAwardRating = 350;

/** Fewest reviews in two years by size. An unknown size counts as mid-sized. */
export const leastAwardReviews: Readonly<Record<AwardSize, number>> = { small: 5, 'mid-sized': 10, large: 20, mega: 30 };

/** Fewest companies for a list, and the most it shows. */
export const fewestQualified = 3;
export const mostWinners = 20;

/** Fewest reviews with which any list can have winners. */
export const fewestEditionReviews = fewestQualified * leastAwardReviews.small;

export const awardCriteria = ['reviews', 'rating'] as const;

export type AwardCriterion = (typeof awardCriteria)[number];

export interface AwardScore {
  /** Rating in hundredths up to the cut-off without bursts, or null below five reviews. */
  readonly ratingHundredths: number | null;
  /** Reviews of the last two years without bursts. */
  readonly reviewsCount: number;
  readonly leastReviews: number;
  readonly isQualified: boolean;
}

export type JudgedEntrant = Omit<AwardEntrant, 'priorHundredths' | 'weeks'> & AwardScore;

export interface AwardPlace {
  readonly slug: string;
  readonly place: number;
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  readonly ratingHundredths: number;
  readonly reviewsCount: number;
}

export function awardScoreOf({ weeks, size, priorHundredths }: Pick<AwardEntrant, 'weeks' | 'size' | 'priorHundredths'>, year: AwardYear): AwardScore {
  const { first } = countedWeeks(year);
  const upToCutOff = weeksUpToCutOff(weeks, year);
  const steady = withoutWeeks(upToCutOff, burstWeeks(upToCutOff));
  const rating = ratingOf({ weeks: steady, prior: priorHundredths / 100 });
  const ratingHundredths = rating === null ? null : Math.round(rating * 100);
  const reviewsCount = reviewsIn(steady.filter(({ week }) => week >= first));
  const leastReviews = leastAwardReviews[size === null ? 'mid-sized' : awardSizeOf(size)];
  const isQualified = ratingHundredths !== null && ratingHundredths >= leastAwardRating && reviewsCount >= leastReviews;
  return { ratingHundredths, reviewsCount, leastReviews, isQualified };
}

/** Drops the weeks, so that large editions fit in memory. */
export function judgedEntrant({ weeks, priorHundredths, ...entrant }: AwardEntrant, year: AwardYear): JudgedEntrant {
  return { ...entrant, ...awardScoreOf({ weeks, priorHundredths, size: entrant.size }, year) };
}

export const weeksUpToCutOff = (weeks: readonly WeekCount[], year: AwardYear): readonly WeekCount[] =>
  weeks.filter(({ week }) => week <= countedWeeks(year).last);

/** Requires enough reviews for a rating by the cut-off. */
export const entersEdition = ({ weeks }: Pick<AwardEntrant, 'weeks'>, year: AwardYear): boolean => reviewsIn(weeksUpToCutOff(weeks, year)) >= fewestPeople;

export const reviewsIn = (weeks: readonly WeekCount[]): number => weeks.reduce((sum, { stars }) => sum + countOf(stars), 0);

export function categoriesOf({ size, industry, foundedYear }: Pick<AwardEntrant, 'size' | 'industry' | 'foundedYear'>, year: AwardYear): readonly string[] {
  const isYoung = foundedYear !== null && year - foundedYear <= mostStartupYears;
  const isSmallEnough = size !== null && sizeBuckets.indexOf(size) <= sizeBuckets.indexOf(largestStartup);
  const isTech = techIndustries.some((each) => each === industry);
  return [...(size === null ? [] : [awardSizeOf(size)]), ...(isYoung && isSmallEnough && isTech ? [startupsSlug] : []), industry];
}

/** Best rating first, then more reviews, then URL name. None with fewer than three qualified. */
export const winnersOf = (entrants: readonly AwardEntrant[], slug: string, year: AwardYear): readonly AwardPlace[] =>
  winnersAmong(
    entrants.filter((entrant) => categoriesOf(entrant, year).includes(slug)).map((entrant) => judgedEntrant(entrant, year)),
    slug,
    year,
  );

export function winnersAmong(entrants: readonly JudgedEntrant[], slug: string, year: AwardYear): readonly AwardPlace[] {
  const qualified = entrants
    .filter((entrant) => entrant.isQualified && categoriesOf(entrant, year).includes(slug))
    .toSorted(
      (one, other) =>
        (other.ratingHundredths ?? 0) - (one.ratingHundredths ?? 0) || other.reviewsCount - one.reviewsCount || (one.urlName < other.urlName ? -1 : 1),
    );
  if (qualified.length < fewestQualified) return [];
  return qualified.slice(0, mostWinners).map(({ companyId, urlName, name, ratingHundredths, reviewsCount }, at) => ({
    slug,
    place: at + 1,
    companyId,
    urlName,
    name,
    ratingHundredths: ratingHundredths ?? 0,
    reviewsCount,
  }));
}

/** Sizes first, then startups, then industries by name. */
export function awardCategories(entrants: readonly JudgedEntrant[], year: AwardYear): readonly AwardCategory[] {
  const found = new Map<string, { industry: string | null; companiesCount: number; qualifiedCount: number }>();
  for (const entrant of entrants) {
    for (const slug of categoriesOf(entrant, year)) {
      const industry = categoryKindOf(slug) === 'industry' ? entrant.industryName : null;
      const { companiesCount, qualifiedCount } = found.get(slug) ?? { companiesCount: 0, qualifiedCount: 0 };
      found.set(slug, { industry, companiesCount: companiesCount + 1, qualifiedCount: qualifiedCount + Number(entrant.isQualified) });
    }
  }
  return [...found]
    .map(([slug, counts]) => ({ slug, kind: categoryKindOf(slug), ...counts }))
    .toSorted((one, other) => orderOf(one.slug) - orderOf(other.slug) || (one.slug < other.slug ? -1 : 1));
}

const order = ['mega', 'large', 'mid-sized', 'small', startupsSlug];

const orderOf = (slug: string): number => (order.includes(slug) ? order.indexOf(slug) : order.length);
