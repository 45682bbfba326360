import { benefitNamed } from '../benefits/benefit.ts';
import { jobsPath } from '../jobs/job-paths.ts';
import {
  askedQuestionsPath,
  benefitsPath,
  discussionsPath,
  interviewsPath,
  overviewPath,
  photosPath,
  reviewsPath,
  salariesPath,
} from '../navigation/screens.ts';
import type { SearchSection, SearchUrl } from './search-url.ts';

/** The page that a search URL names by a company and a part of its page, such as its reviews. Nothing where it names none. */
export function namedPage({ company, section, specific }: Pick<SearchUrl, 'company' | 'section' | 'specific'>): string | undefined {
  if (company === null || section === null) return undefined;
  const benefit = section === 'benefits' ? benefitNamed(specific ?? undefined) : undefined;
  return benefit ? benefitsPath(company, benefit) : pathsOf[section](company);
}

/** The path among those of the answers that is this page, narrowed to the job and the city of the URL as far as something is known there. */
export const narrowedPage = (page: string, paths: readonly string[]): string | undefined =>
  paths.find((path) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`));

const pathsOf: Readonly<Record<SearchSection, (urlName: string) => string>> = {
  reviews: reviewsPath,
  salaries: salariesPath,
  interviews: (urlName) => interviewsPath(urlName),
  benefits: (urlName) => benefitsPath(urlName),
  photos: photosPath,
  jobs: (urlName) => jobsPath({ of: 'company', urlName }),
  overview: overviewPath,
  discussions: discussionsPath,
  questions: askedQuestionsPath,
};
