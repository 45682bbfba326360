import type { CompanySummary } from '../companies/company.ts';
import { sizeBuckets, type SizeBucket } from '../companies/size-bucket.ts';

/** The most companies that are shown as being like one. */
export const mostSimilar = 6;

/** A company like another, and what the two share beside their industry. */
export interface SimilarCompany {
  readonly company: CompanySummary;
  /** A city in which both have an office. */
  readonly sharedCity: string | null;
  readonly isNearInSize: boolean;
}

/** A company of the same industry, with the cities of its offices. */
export interface SimilarCandidate {
  readonly company: CompanySummary;
  readonly cities: readonly string[];
}

/** Sizes are near where they are at most one step apart. */
function areNear(one: SizeBucket | null, other: SizeBucket | null): boolean {
  if (one === null || other === null) return false;
  return Math.abs(sizeBuckets.indexOf(one) - sizeBuckets.indexOf(other)) <= 1;
}

/** Those of these companies that are like one: a city and a size in common count most, then a city, then a size, and among equals the reviews. */
export function similarTo(
  one: { readonly cities: readonly string[]; readonly size: SizeBucket | null },
  candidates: readonly SimilarCandidate[],
): SimilarCompany[] {
  const rated = candidates.filter(({ company }) => company.rating !== null);
  const found = rated.map(({ company, cities }) => ({
    company,
    sharedCity: one.cities.find((city) => cities.includes(city)) ?? null,
    isNearInSize: areNear(one.size, company.indianEmployeeCount),
  }));
  const shared = ({ sharedCity, isNearInSize }: SimilarCompany) => Number(sharedCity !== null) * 2 + Number(isNearInSize);
  return found.toSorted((left, right) => shared(right) - shared(left) || right.company.reviewsCount - left.company.reviewsCount).slice(0, mostSimilar);
}
