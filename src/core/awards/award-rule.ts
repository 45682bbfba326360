import { fewestPeople } from '../crowds/fewest.ts';
import type { AwardYear } from '../companies/company-award.ts';
import { sizeBuckets, type SizeBucket } from '../companies/size-bucket.ts';
import { burstWeeks } from '../reviews/burst-weeks.ts';
import { countOf, ratingOf, withoutWeeks } from '../reviews/rating-formula.ts';
import type { WeekCount } from '../reviews/review-figures.ts';
import { awardSizeOf, categoryKindOf, largestStartup, mostStartupYears, techIndustries, type AwardCategory } from './award-category.ts';
import { startupsSlug, type AwardSize } from './award-slugs.ts';
import { countedWeeks } from './award-edition.ts';

/** The figures of a company that an edition is made of, as they were when it was closed. */
export interface AwardEntrant {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  /** The name of its industry in URLs, and as it is shown. */
  readonly industry: string;
  readonly industryName: string;
  readonly size: SizeBucket | null;
  readonly foundedYear: number | null;
  /** The mean of its industry, in hundredths. */
  readonly priorHundredths: number;
  /** The weeks with reviews up to the cut-off. */
  readonly weeks: readonly WeekCount[];
}

/** The lowest rating of a winner, in hundredths. */
export const leastAwardRating = 350;

/** The fewest reviews of the last two years that a company of a size needs. One whose size is not known needs as many as a mid-sized one. */
export const leastAwardReviews: Readonly<Record<AwardSize, number>> = { small: 5, 'mid-sized': 10, large: 20, mega: 30 };

/** The fewest companies that must qualify for a list, and the most that it shows. */
export const fewestQualified = 3;
export const mostWinners = 20;

export const awardCriteria = ['reviews', 'rating'] as const;

export type AwardCriterion = (typeof awardCriteria)[number];

/** The figures of a company in an edition, beside what is asked of it. */
export interface AwardScore {
  /** By the formula of every rating, of the weeks up to the cut-off without those that came as a burst; null below five reviews. In hundredths. */
  readonly ratingHundredths: number | null;
  /** The reviews of the last two years before the cut-off, without those that came as a burst. */
  readonly reviewsCount: number;
  readonly leastReviews: number;
  readonly isQualified: boolean;
}

/** A company of an edition with its standing, which is all that its place in a list follows from. */
export type JudgedEntrant = Omit<AwardEntrant, 'priorHundredths' | 'weeks'> & AwardScore;

/** A place in the list of a category. */
export interface AwardPlace {
  readonly slug: string;
  readonly place: number;
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  readonly ratingHundredths: number;
  readonly reviewsCount: number;
}

/** The figures of a company in an edition. */
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

/** The company and its standing, without the weeks, so that those of an edition of many companies are never all in memory. */
export function judgedEntrant({ weeks, priorHundredths, ...entrant }: AwardEntrant, year: AwardYear): JudgedEntrant {
  return { ...entrant, ...awardScoreOf({ weeks, priorHundredths, size: entrant.size }, year) };
}

/** The weeks that an edition counts at all. */
export const weeksUpToCutOff = (weeks: readonly WeekCount[], year: AwardYear): readonly WeekCount[] =>
  weeks.filter(({ week }) => week <= countedWeeks(year).last);

/** Whether a company enters an edition: it has enough reviews up to the cut-off for a rating. */
export const entersEdition = ({ weeks }: Pick<AwardEntrant, 'weeks'>, year: AwardYear): boolean => reviewsIn(weeksUpToCutOff(weeks, year)) >= fewestPeople;

/** The reviews of weeks, added up. */
export const reviewsIn = (weeks: readonly WeekCount[]): number => weeks.reduce((sum, { stars }) => sum + countOf(stars), 0);

/** The slugs of the categories that a company is in. */
export function categoriesOf({ size, industry, foundedYear }: Pick<AwardEntrant, 'size' | 'industry' | 'foundedYear'>, year: AwardYear): readonly string[] {
  const isYoung = foundedYear !== null && year - foundedYear <= mostStartupYears;
  const isSmallEnough = size !== null && sizeBuckets.indexOf(size) <= sizeBuckets.indexOf(largestStartup);
  const isTech = techIndustries.some((each) => each === industry);
  return [...(size === null ? [] : [awardSizeOf(size)]), ...(isYoung && isSmallEnough && isTech ? [startupsSlug] : []), industry];
}

/** The winners of a category: the best rated first, of equals the one with more reviews, then by name in URLs. None where fewer than three qualify. */
export const winnersOf = (entrants: readonly AwardEntrant[], slug: string, year: AwardYear): readonly AwardPlace[] =>
  winnersAmong(
    entrants.filter((entrant) => categoriesOf(entrant, year).includes(slug)).map((entrant) => judgedEntrant(entrant, year)),
    slug,
    year,
  );

/** The same of companies whose standing is known. */
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

/** The categories of an edition with their counts, those of sizes first, then startups, then industries by name. */
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
