import { screens } from '../navigation/screens.ts';
import { urlNameAsked } from '../navigation/query-values.ts';
import { mostComparedCompanies } from './company-comparison.ts';

/** The URL of companies side by side: anyone who opens it sees the same. */
export const compareCompaniesUrl = (urlNames: readonly string[]): string =>
  [screens.compareCompanies, urlNames.map((urlName) => `company=${encodeURIComponent(urlName)}`).join('&')].filter(Boolean).join('?');

/** The companies that a URL compares, each once and at most four, and whether there were more. */
export function comparedCompaniesFromUrl(query: { readonly getAll: (key: string) => readonly string[] }): {
  readonly urlNames: readonly string[];
  readonly isOverfull: boolean;
} {
  const once = [...new Set(query.getAll('company').flatMap((urlName) => urlNameAsked(urlName) ?? []))];
  return { urlNames: once.slice(0, mostComparedCompanies), isOverfull: once.length > mostComparedCompanies };
}
