import type { Named } from '../named.ts';
import { fewestPeople } from '../crowds/fewest.ts';
import { countOf, starSumOf } from '../reviews/rating-formula.ts';
import { reviewCategories, type ReviewCategory } from '../reviews/review.ts';
import type { StarCounts } from '../reviews/review-figures.ts';
import { medianPayOf } from '../salaries/job-pay.ts';
import type { SalaryFigures } from '../salaries/salary-figures.ts';
import type { ExperienceBand } from '../salaries/salary.ts';
import type { CompanyComparison, ComparedCompany, ComparedCompanyJob } from './company-comparison.ts';

/** A number of a company, and how many people it is of. */
export interface ComparedNumber {
  readonly company: Named;
  readonly value: number;
  readonly people: number;
}

/** One difference that the numbers bear out: a company is clear of each other of which there is a number. */
export interface ClearDifference extends ComparedNumber {
  readonly kind: 'rating' | 'category' | 'pay' | 'notice';
  /** The others, nearest first. */
  readonly others: readonly ComparedNumber[];
  /** The job, of pay. */
  readonly designation: Named | null;
  /** The years of experience that all of these people have, of pay; none where people of any experience are compared. */
  readonly band: ExperienceBand | null;
  /** What was rated, of a part of the work. */
  readonly category: ReviewCategory | null;
}

/** A number of a company with the range in which it may lie. */
interface Measured extends ComparedNumber {
  readonly low: number;
  readonly high: number;
}

type About = Pick<ClearDifference, 'kind'> & Partial<Pick<ClearDifference, 'designation' | 'band' | 'category'>>;

/**
 * The differences between companies that are more than chance, the starkest first: the ranges in which their numbers lie do not meet. Of a rating these are two standard errors of the mean
 * of at least five people; of pay where the median of all such people lies; of notice the middle half. What is too near to call is not said.
 */
export function clearDifferences({ companies, jobs }: Omit<CompanyComparison, 'nearest'>): readonly ClearDifference[] {
  const notice = companies.flatMap((company) => {
    const days = company.exit.noticeDays;
    return days ? [{ company: named(company), value: days.median, people: days.people, low: days.low, high: days.high }] : [];
  });
  const parts = reviewCategories.map((category) =>
    leading(
      { kind: 'category', category },
      companies.flatMap((company) => partOf(company, category)),
    ),
  );
  const found = [leading({ kind: 'rating' }, companies.flatMap(ratingOfCompany)), ...parts, ...jobs.map((job) => ofPay(companies, job)), shortest(notice)];
  return found.filter((difference) => difference !== null).toSorted((one, other) => starknessOf(other) - starknessOf(one));
}

/** Twice the pay, two stars and four times the notice are equally stark. */
const fullStars = 2;
const scales = { pay: Math.log(2), notice: Math.log(4) } as const;

/** How far a company is from the one that is nearest to it. Pay of people of any experience comes last: it does not say who pays more. */
function starknessOf({ kind, band, value, others }: ClearDifference): number {
  if (kind === 'pay' && band === null) return 0;
  const nearest = others[0]?.value ?? value;
  if (kind === 'rating' || kind === 'category') return (value - nearest) / fullStars;
  return Math.abs(Math.log(Math.max(value, 1) / Math.max(nearest, 1))) / scales[kind];
}

const named = ({ urlName, name }: ComparedCompany): Named => ({ urlName, name });

/** Pay is compared among people of the same experience, where that is published, and else among all of them. */
function ofPay(companies: readonly ComparedCompany[], { designation, pays, sameExperience }: ComparedCompanyJob): ClearDifference | null {
  const measured = (figuresOf: readonly (SalaryFigures | null)[]) =>
    companies.flatMap((company, at) => {
      const figures = figuresOf[at];
      return figures?.interval ? [{ company: named(company), value: medianPayOf({ figures }), people: figures.people, ...figures.interval }] : [];
    });
  const alike = sameExperience && measured(sameExperience.pays);
  if (sameExperience && alike && alike.length > 1) return leading({ kind: 'pay', designation, band: sameExperience.band }, alike);
  return leading({ kind: 'pay', designation }, measured(pays));
}

function ratingOfCompany(company: ComparedCompany): readonly Measured[] {
  return company.rating === null ? [] : starsOf(company, company.stars, company.rating);
}

/** The mean of the stars for a part of the work. */
function partOf(company: ComparedCompany, category: ReviewCategory): readonly Measured[] {
  const stars = company.categories.find((each) => each.category === category)?.stars;
  return stars ? starsOf(company, stars, starSumOf(stars) / Math.max(1, countOf(stars))) : [];
}

function starsOf(company: ComparedCompany, stars: StarCounts, value: number): readonly Measured[] {
  const people = countOf(stars);
  if (people < fewestPeople) return [];
  const reach = 2 * standardError(stars);
  return [{ company: named(company), value, people, low: value - reach, high: value + reach }];
}

/** How far the mean of stars may be off by chance. Where all agree it is half a star of one person, for no few people are certain. */
export function standardError(stars: StarCounts): number {
  const people = countOf(stars);
  const mean = starSumOf(stars) / people;
  const squares = stars.reduce((sum, count, at) => sum + count * (at + 1 - mean) ** 2, 0);
  return Math.sqrt(Math.max(squares / (people - 1), 0.25) / people);
}

/** The one of the highest number, where it is clear of all others. */
function leading(about: About, all: readonly Measured[]): ClearDifference | null {
  const [first, ...others] = all.toSorted((one, other) => other.value - one.value);
  if (!first || others.length === 0 || others.some(({ high }) => high >= first.low)) return null;
  return differenceOf(about, first, others);
}

/** The one of the shortest notice, where it is clear of all others. */
function shortest(all: readonly Measured[]): ClearDifference | null {
  const [first, ...others] = all.toSorted((one, other) => one.value - other.value);
  if (!first || others.length === 0 || others.some(({ low }) => low <= first.high)) return null;
  return differenceOf({ kind: 'notice' }, first, others);
}

const numberOf = ({ company, value, people }: Measured): ComparedNumber => ({ company, value, people });

const differenceOf = (about: About, first: Measured, others: readonly Measured[]): ClearDifference => ({
  designation: null,
  band: null,
  category: null,
  ...about,
  ...numberOf(first),
  others: others.map(numberOf),
});
