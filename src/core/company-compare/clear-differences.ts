import type { Named } from '../named.ts';
import { fewestPeople } from '../crowds/fewest.ts';
import { countOf, starSumOf } from '../reviews/rating-formula.ts';
import type { StarCounts } from '../reviews/review-figures.ts';
import { medianPayOf } from '../salaries/job-pay.ts';
import type { CompanyComparison, ComparedCompany } from './company-comparison.ts';

/** One difference that the numbers bear out: a company stands clear of each other of which there is a number. */
export interface ClearDifference {
  readonly kind: 'rating' | 'pay' | 'notice';
  readonly company: Named;
  readonly value: number;
  /** The others, nearest first. */
  readonly others: readonly { readonly company: Named; readonly value: number }[];
  /** The job, of pay. */
  readonly designation: Named | null;
}

/** A number of a company with the range in which it may lie. */
interface Measured {
  readonly company: Named;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The differences between companies that are more than chance: the ranges in which their numbers lie do not meet. Of a rating these are two standard errors of the mean of at
 * least five people; of pay where the median of all such people lies; of notice the middle half. What is too near to call is not said.
 */
export function clearDifferences({ companies, jobs }: CompanyComparison): readonly ClearDifference[] {
  const pay = jobs.map(({ designation, pays }) => {
    const measured = companies.flatMap((company, at) => {
      const figures = pays[at];
      return figures?.interval ? [{ company: named(company), value: medianPayOf({ figures }), ...figures.interval }] : [];
    });
    return leading('pay', measured, designation);
  });
  const notice = companies.flatMap((company) => {
    const days = company.exit.noticeDays;
    return days ? [{ company: named(company), value: days.median, low: days.low, high: days.high }] : [];
  });
  return [leading('rating', companies.flatMap(ratingOfCompany)), ...pay, shortest(notice)].filter((difference) => difference !== null);
}

const named = ({ urlName, name }: ComparedCompany): Named => ({ urlName, name });

function ratingOfCompany(company: ComparedCompany): readonly Measured[] {
  const { stars, rating } = company;
  if (rating === null || countOf(stars) < fewestPeople) return [];
  const reach = 2 * standardError(stars);
  return [{ company: named(company), value: rating, low: rating - reach, high: rating + reach }];
}

/** How far the mean of stars may be off by chance. Where all agree it is half a star of one person, for no few people are certain. */
export function standardError(stars: StarCounts): number {
  const people = countOf(stars);
  const mean = starSumOf(stars) / people;
  const squares = stars.reduce((sum, count, at) => sum + count * (at + 1 - mean) ** 2, 0);
  return Math.sqrt(Math.max(squares / (people - 1), 0.25) / people);
}

/** The one of the highest number, where it stands clear of all others. */
function leading(kind: 'rating' | 'pay', all: readonly Measured[], designation: Named | null = null): ClearDifference | null {
  const [first, ...others] = all.toSorted((one, other) => other.value - one.value);
  if (!first || others.length === 0 || others.some(({ high }) => high >= first.low)) return null;
  return differenceOf(kind, first, others, designation);
}

/** The one of the shortest notice, where it stands clear of all others. */
function shortest(all: readonly Measured[]): ClearDifference | null {
  const [first, ...others] = all.toSorted((one, other) => one.value - other.value);
  if (!first || others.length === 0 || others.some(({ low }) => low <= first.high)) return null;
  return differenceOf('notice', first, others, null);
}

const differenceOf = (
  kind: ClearDifference['kind'],
  { company, value }: Measured,
  others: readonly Measured[],
  designation: Named | null,
): ClearDifference => ({
  kind,
  company,
  value,
  others: others.map((other) => ({ company: other.company, value: other.value })),
  designation,
});
