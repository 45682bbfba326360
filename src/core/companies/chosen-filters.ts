import type { CompanyFilters } from './company-filters.ts';
import { queryOf, type CompanySearch } from './company-search.ts';

/** Filter of a search, with the search without it. */
export type ChosenFilter =
  | { readonly kind: 'name' | 'industry' | 'location'; readonly value: string; readonly label: string; readonly without: CompanySearch }
  | { readonly kind: 'size'; readonly value: CompanySearch['size'][number]; readonly without: CompanySearch }
  | { readonly kind: 'rating'; readonly value: number; readonly without: CompanySearch };

/** Applied filters one by one. Unknown ones show their URL name. */
export function chosenFilters(search: CompanySearch, filters: CompanyFilters | undefined): readonly ChosenFilter[] {
  const named = (options: CompanyFilters['industries'] | undefined, urlName: string) => options?.find((option) => option.urlName === urlName)?.name ?? urlName;
  return [
    ...(search.name ? [{ kind: 'name', value: search.name, label: search.name, without: { ...search, name: '' } } as const] : []),
    ...search.industry.map(
      (value) =>
        ({ kind: 'industry', value, label: named(filters?.industries, value), without: { ...search, industry: others(search.industry, value) } }) as const,
    ),
    ...search.location.map(
      (value) =>
        ({ kind: 'location', value, label: named(filters?.locations, value), without: { ...search, location: others(search.location, value) } }) as const,
    ),
    ...search.size.map((value) => ({ kind: 'size', value, without: { ...search, size: others(search.size, value) } }) as const),
    ...(search.rating === null ? [] : [{ kind: 'rating', value: search.rating, without: { ...search, rating: null } } as const]),
  ];
}

const others = <Value>(values: readonly Value[], gone: Value): readonly Value[] => values.filter((value) => value !== gone);

/** Count known in advance, for no filter or a single option. */
export function knownCount(search: CompanySearch, { companiesCount, industries, locations, sizes }: CompanyFilters): number | undefined {
  const picks = queryOf({ ...search, sort: 'popularity' });
  if (picks.length === 0) return companiesCount;
  const [[kind, value] = ['', '']] = picks;
  if (picks.length > 1) return undefined;
  if (kind === 'industry') return industries.find((option) => option.urlName === value)?.companiesCount;
  if (kind === 'location') return locations.find((option) => option.urlName === value)?.companiesCount;
  return kind === 'size' ? sizes.find((option) => option.bucket === value)?.companiesCount : undefined;
}
