import type { Named } from '../named.ts';
import { fewestPeople } from '../crowds/fewest.ts';
import { countOf, starSumOf } from '../reviews/rating-formula.ts';
import { reviewCategories, type ReviewCategory } from '../reviews/review.ts';
import type { StarCounts } from '../reviews/review-figures.ts';
import type { CompanyComparison, ComparedCompany } from './company-comparison.ts';

/** Figure of a company and its number of people. */
export interface ComparedNumber {
  readonly company: Named;
  readonly value: number;
  readonly people: number;
}

/** Difference of one company from all others, beyond chance. */
export interface ClearDifference extends ComparedNumber {
  readonly kind: 'rating' | 'category' | 'notice';
  /** Nearest first. */
  readonly others: readonly ComparedNumber[];
  readonly category: ReviewCategory | null;
}

/** Figure with its range of uncertainty. */
export interface Measured extends ComparedNumber {
  readonly low: number;
  readonly high: number;
}

type About = Pick<ClearDifference, 'kind'> & Partial<Pick<ClearDifference, 'category'>>;

/** Differences beyond chance with disjoint ranges, starkest first. Pay is separate (`payVerdicts`). */
export function clearDifferences({ companies }: Pick<CompanyComparison, 'companies'>): readonly ClearDifference[] {
  const notice = companies.flatMap((company) => {
    const days = company.exit.noticeDays;
    return days ? [{ company: companyNamed(company), value: days.median, people: days.people, low: days.low, high: days.high }] : [];
  });
  const parts = reviewCategories.map((category) =>
    leading(
      { kind: 'category', category },
      companies.flatMap((company) => partOf(company, category)),
    ),
  );
  const found = [leading({ kind: 'rating' }, companies.flatMap(ratingOfCompany)), ...parts, shortest(notice)];
  return found.filter((difference) => difference !== null).toSorted((one, other) => starknessOf(other) - starknessOf(one));
}

/** Scale by which two stars and four times the notice are equally stark. */
const fullStars = 2;
const fullNotice = Math.log(4);

function starknessOf({ kind, value, others }: ClearDifference): number {
  const nearest = others[0]?.value ?? value;
  if (kind !== 'notice') return (value - nearest) / fullStars;
  return Math.abs(Math.log(Math.max(value, 1) / Math.max(nearest, 1))) / fullNotice;
}

export const companyNamed = ({ urlName, name }: ComparedCompany): Named => ({ urlName, name });

function ratingOfCompany(company: ComparedCompany): readonly Measured[] {
  return company.rating === null ? [] : starsOf(company, company.stars, company.rating);
}

function partOf(company: ComparedCompany, category: ReviewCategory): readonly Measured[] {
  const stars = company.categories.find((each) => each.category === category)?.stars;
  return stars ? starsOf(company, stars, starSumOf(stars) / Math.max(1, countOf(stars))) : [];
}

function starsOf(company: ComparedCompany, stars: StarCounts, value: number): readonly Measured[] {
  const people = countOf(stars);
  if (people < fewestPeople) return [];
  const reach = 2 * standardError(stars);
  return [{ company: companyNamed(company), value, people, low: value - reach, high: value + reach }];
}

/** Standard error of the mean. Unanimity still has the error of one person's half star. */
export function standardError(stars: StarCounts): number {
  const people = countOf(stars);
  const mean = starSumOf(stars) / people;
  const squares = stars.reduce((sum, count, at) => sum + count * (at + 1 - mean) ** 2, 0);
  return Math.sqrt(Math.max(squares / (people - 1), 0.25) / people);
}

/** Highest figure, if clear of all others. */
function leading(about: About, all: readonly Measured[]): ClearDifference | null {
  const { first, others, isClear } = ranked(all);
  return first && isClear ? differenceOf(about, first, others) : null;
}

/** Sorts descending, and tells if the first is clear of all others. */
export function ranked(all: readonly Measured[]): { readonly first: Measured | undefined; readonly others: readonly Measured[]; readonly isClear: boolean } {
  const [first, ...others] = all.toSorted((one, other) => other.value - one.value);
  return { first, others, isClear: first !== undefined && others.length > 0 && others.every(({ high }) => high < first.low) };
}

/** Shortest notice, if clear of all others. */
function shortest(all: readonly Measured[]): ClearDifference | null {
  const [first, ...others] = all.toSorted((one, other) => one.value - other.value);
  if (!first || others.length === 0 || others.some(({ low }) => low <= first.high)) return null;
  return differenceOf({ kind: 'notice' }, first, others);
}

export const numberOf = ({ company, value, people }: Measured): ComparedNumber => ({ company, value, people });

const differenceOf = (about: About, first: Measured, others: readonly Measured[]): ClearDifference => ({
  category: null,
  ...about,
  ...numberOf(first),
  others: others.map(numberOf),
});
