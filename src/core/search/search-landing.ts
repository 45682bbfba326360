import { benefitNamed } from '../benefits/benefit.ts';
import { benefitsPath, partPath } from '../navigation/screens.ts';
import type { SearchUrl } from './search-url.ts';

/** The page that a search URL names by a company and a part of its page, such as its reviews. Nothing where it names none. */
export function namedPage({ company, section, specific }: Pick<SearchUrl, 'company' | 'section' | 'specific'>): string | undefined {
  if (company === null || section === null) return undefined;
  const benefit = section === 'benefits' ? benefitNamed(specific ?? undefined) : undefined;
  return benefit ? benefitsPath(company, benefit) : partPath(section, company);
}

/** The path among those of the answers that is this page, narrowed to the job and the city of the URL as far as something is known there. */
export const narrowedPage = (page: string, paths: readonly string[]): string | undefined =>
  paths.find((path) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`));
