import { sizeBucketsNamed, sizeBuckets, type SizeBucket } from './size-bucket.ts';

/** The orders of the list of companies. */
export const companySorts = ['popularity', 'rating', 'name'] as const;
export type CompanySort = (typeof companySorts)[number];

/** The minimum ratings that the filter offers. */
export const ratingFloors = [4.5, 4, 3.5, 3] as const;

/** The filters and the order of the list of companies. Lists hold url names; an empty one does not filter. */
export interface CompanySearch {
  readonly name: string;
  readonly industry: readonly string[];
  readonly location: readonly string[];
  readonly size: readonly SizeBucket[];
  readonly rating: number | null;
  readonly sort: CompanySort;
}

export const everyCompany: CompanySearch = { name: '', industry: [], location: [], size: [], rating: null, sort: 'popularity' };

/** The limit of picks per filter. */
export const mostFilterPicks = 10;
export const longestCompanySearch = 80;

/** Reads a search from the query of a URL. Values that cannot be read are dropped rather than refused: an old link still opens. */
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

/** The query that `companySearchFromUrl` reads back to the same search, in one order, so that equal searches have equal URLs. */
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

/** Whether anything narrows the list. */
export const isNarrowed = (search: CompanySearch): boolean => queryOf({ ...search, sort: 'popularity' }).length > 0;
