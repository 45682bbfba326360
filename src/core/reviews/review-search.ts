import { employmentKindOf, type EmploymentKind } from '../careers/employment-kind.ts';
import { contributionSorts, type ContributionSort } from '../contributions/contribution-order.ts';
import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import { starSteps, type Stars } from './review.ts';

export const reviewYears = [1, 2, 3] as const;
export type ReviewYears = (typeof reviewYears)[number];

/** Filters use URL names, and job parts match only where they are shown. */
export interface ReviewSearch {
  readonly stars: readonly Stars[];
  readonly department: string | null;
  readonly designation: string | null;
  readonly city: string | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
  readonly years: ReviewYears | null;
  readonly sort: ContributionSort;
}

export const everyReview: ReviewSearch = {
  stars: [],
  department: null,
  designation: null,
  city: null,
  employment: null,
  isCurrent: null,
  years: null,
  sort: 'popularity',
};

/** Drops unreadable values, so that old links still open. */
export function reviewSearchFromUrl(query: Iterable<readonly [string, string]>): ReviewSearch {
  const asked = askedIn(query);
  const named = (key: string): string | null => urlNameAsked(asked(key)[0]);
  const [works] = asked('works');
  return {
    stars: starSteps.filter((step) => asked('rating').includes(String(step))),
    department: named('department'),
    designation: named('designation'),
    city: named('city'),
    employment: employmentKindOf(asked('employment')[0] ?? '') ?? null,
    isCurrent: works === 'current' ? true : works === 'former' ? false : null,
    years: reviewYears.find((each) => String(each) === asked('years')[0]) ?? null,
    sort: contributionSorts.find((each) => each === asked('sort')[0]) ?? everyReview.sort,
  };
}

/** Round trips with `reviewSearchFromUrl` in a fixed order, so that equal searches have equal URLs. */
export function reviewQueryOf({ stars, department, designation, city, employment, isCurrent, years, sort }: ReviewSearch): [string, string][] {
  const pairs: readonly (readonly [string, string | null])[] = [
    ...stars.map((each) => ['rating', String(each)] as const),
    ['department', department],
    ['designation', designation],
    ['city', city],
    ['employment', employment],
    ['works', isCurrent === null ? null : isCurrent ? 'current' : 'former'],
    ['years', years === null ? null : String(years)],
    ['sort', sort === everyReview.sort ? null : sort],
  ];
  return pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
}

export const narrowsReviews = (search: ReviewSearch): boolean => reviewQueryOf({ ...search, sort: everyReview.sort }).length > 0;

export interface ReviewHubSearch {
  readonly industry: string | null;
  readonly city: string | null;
  readonly sort: 'newToOld' | 'popularity';
}

export const latestReviews: ReviewHubSearch = { industry: null, city: null, sort: 'newToOld' };

export function hubSearchFromUrl(query: Iterable<readonly [string, string]>): ReviewHubSearch {
  const asked = askedIn(query);
  const named = (key: string): string | null => urlNameAsked(asked(key)[0]);
  return { industry: named('industry'), city: named('city'), sort: asked('sort')[0] === 'popularity' ? 'popularity' : latestReviews.sort };
}

export function hubQueryOf({ industry, city, sort }: ReviewHubSearch): [string, string][] {
  const pairs: readonly (readonly [string, string | null])[] = [
    ['industry', industry],
    ['city', city],
    ['sort', sort === latestReviews.sort ? null : sort],
  ];
  return pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
}
