import { urlNameAsked } from './query-values.ts';
import {
  benefitsPath,
  designationQuestionsPath,
  hrQuestionsPath,
  interviewsPath,
  overviewPath,
  placedAt,
  reviewsPath,
  screens,
  skillQuestionsPath,
  topQuestionsPath,
  urlNameIn,
} from './screens.ts';

/** Redirects of older links. */
export const olderPaths: Readonly<Record<string, string>> = {
  '/contribute/company-review-v2': screens.reviewForm,
  '/contribute/salary': screens.salaryForm,
};

type PathOf = (name: string, further: string | null) => string | undefined;

/** Older paths with names, by first segment. */
const olderBeginnings: Readonly<Record<string, PathOf>> = {
  Skill: (skill) => skillQuestionsPath(urlNameIn(skill, 'interview-questions') ?? skill),
  interview: (company, job) => interviewsPath(urlNameIn(company, 'interview-questions') ?? company, job),
  desigInterview: (job) => designationQuestionsPath(urlNameIn(job, 'interview-questions') ?? job),
  hrInterviews: (subject) => hrQuestionsPath(subject === 'hr' ? null : subject),
  topInterviewQuestions: (company, job) => topQuestionsPath(urlNameIn(company, 'interview-questions') ?? company, job),
  overview: (company, further) =>
    urlNameIn(company, 'overview') && pagesBelow.includes(further) ? undefined : overviewPath(urlNameIn(company, 'overview') ?? company),
  reviews: (company, further) => (urlNameIn(company, 'reviews') && further === null ? undefined : reviewsPath(urlNameIn(company, 'reviews') ?? company)),
  benefits: (company) => (urlNameIn(company, 'benefits') ? undefined : benefitsPath(company)),
};

const pagesBelow: readonly (string | null)[] = [null, 'organisation', 'locations', 'earlier-facts'];

export const olderRoutes: readonly string[] = Object.keys(olderBeginnings).map((beginning) => `/${beginning}/*`);

/** Undefined for current or malformed paths. */
export function pathOfToday(path: string): string | undefined {
  if (placedAt(path)) return undefined;
  const [, beginning = '', ...names] = path.replace(/(.)\/+$/, '$1').split('/');
  const [name, further] = names.map(urlNameAsked);
  return name && Object.hasOwn(olderBeginnings, beginning) ? olderBeginnings[beginning]?.(name, further ?? null) : undefined;
}
