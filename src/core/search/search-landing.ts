import { benefitNamed } from '../benefits/benefit.ts';
import { benefitsPath, partPath } from '../navigation/screens.ts';
import type { SearchUrl } from './search-url.ts';

/** Page named by company and part in a search URL, if any. */
export function namedPage({ company, section, specific }: Pick<SearchUrl, 'company' | 'section' | 'specific'>): string | undefined {
  if (company === null || section === null) return undefined;
  const benefit = section === 'benefits' ? benefitNamed(specific ?? undefined) : undefined;
  return benefit ? benefitsPath(company, benefit) : partPath(section, company);
}

/** Finds the answer path that is this page narrowed to the URL's job and city. */
export const narrowedPage = (page: string, paths: readonly string[]): string | undefined =>
  paths.find((path) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`));
