import { sizeBucketsNamed, sizeBuckets, type SizeBucket } from './size-bucket.ts';

export const companySorts = ['popularity', 'rating', 'name'] as const;
export type CompanySort = (typeof companySorts)[number];

export const ratingFloors = [4.5, 4, 3.5, 3] as const;

/** Search by URL names. Empty lists do not filter. */
export interface CompanySearch {
  readonly name: string;
  readonly industry: readonly string[];
  readonly location: readonly string[];
  readonly size: readonly SizeBucket[];
  readonly rating: number | null;
  readonly sort: CompanySort;
}

export const everyCompany: CompanySearch = { name: '', industry: [], location: [], size: [], rating: null, sort: 'popularity' };

export const mostFilterPicks = 10;
export const longestCompanySearch = 80;

/** Drops unreadable values, so that old links still open. */
export function companySearchFromUrl(query: Iterable<readonly [string, string]>): CompanySearch {
  const entries = [...query];
  const all = (key: string) => entries.filter(([name]) => name === key).map(([, value]) => value);
  const urlNames = (key: string) => [...new Set(all(key).filter((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)))].slice(0, mostFilterPicks);
  const floor = Number(all('rating')[0]);
  const asked = new Set(all('size').flatMap(sizeBucketsNamed));
  return {
    name: (all('name')[0] ?? '').trim().slice(0, longestCompanySearch),
    industry: urlNames('industry'),
    location: urlNames('location'),
    size: sizeBuckets.filter((bucket) => asked.has(bucket)),
    rating: ratingFloors.find((known) => known === floor) ?? null,
    sort: companySorts.find((known) => known === all('sort')[0]) ?? 'popularity',
  };
}

/** Inverse of `companySearchFromUrl` in fixed order, so that equal searches have equal URLs. */
export function queryOf({ name, industry, location, size, rating, sort }: CompanySearch): [string, string][] {
  const pair = (key: string, value: string): [string, string] => [key, value];
  return [
    ...(name ? [pair('name', name)] : []),
    ...industry.map((value) => pair('industry', value)),
    ...location.map((value) => pair('location', value)),
    ...size.map((value) => pair('size', value)),
    ...(rating === null ? [] : [pair('rating', String(rating))]),
    ...(sort === 'popularity' ? [] : [pair('sort', sort)]),
  ];
}

export const isNarrowed = (search: CompanySearch): boolean => queryOf({ ...search, sort: 'popularity' }).length > 0;
