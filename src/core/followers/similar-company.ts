import type { CompanySummary } from '../companies/company.ts';
import { sizeBuckets, type SizeBucket } from '../companies/size-bucket.ts';

export const mostSimilar = 6;

export interface SimilarCompany {
  readonly company: CompanySummary;
  readonly sharedCity: string | null;
  readonly isNearInSize: boolean;
}

export interface SimilarCandidate {
  readonly company: CompanySummary;
  readonly cities: readonly string[];
}

function areNear(one: SizeBucket | null, other: SizeBucket | null): boolean {
  if (one === null || other === null) return false;
  return Math.abs(sizeBuckets.indexOf(one) - sizeBuckets.indexOf(other)) <= 1;
}

/** Ranks by city and size, then city, then size, then reviews. */
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
