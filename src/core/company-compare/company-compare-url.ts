import { screens } from '../navigation/screens.ts';
import { urlNameAsked } from '../navigation/query-values.ts';
import { mostComparedCompanies } from './company-comparison.ts';

/** URL of a comparison, alike for everyone. */
export const compareCompaniesUrl = (urlNames: readonly string[]): string =>
  [screens.compareCompanies, urlNames.map((urlName) => `company=${encodeURIComponent(urlName)}`).join('&')].filter(Boolean).join('?');

/** Distinct companies up to four, and a flag for more. */
export function comparedCompaniesFromUrl(query: { readonly getAll: (key: string) => readonly string[] }): {
  readonly urlNames: readonly string[];
  readonly isOverfull: boolean;
} {
  const once = [...new Set(query.getAll('company').flatMap((urlName) => urlNameAsked(urlName) ?? []))];
  return { urlNames: once.slice(0, mostComparedCompanies), isOverfull: once.length > mostComparedCompanies };
}
