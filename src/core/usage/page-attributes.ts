import { screenNameOf } from '../navigation/screen-names.ts';
import { discussedAt, urlNameIn, type ScreenName } from '../navigation/screens.ts';
import type { UsageAttributes } from './curated-events.ts';
import { isKeyedScreen } from './keyed-screens.ts';

/** The endings of the names of companies in URLs, by the screens that are about one company. */
const companyEndings: Readonly<Partial<Record<ScreenName, Parameters<typeof urlNameIn>[1]>>> = {
  overview: 'overview',
  organisation: 'overview',
  offices: 'overview',
  office: 'overview',
  companyReviews: 'reviews',
  companySalaries: 'salaries',
  jobSalary: 'salaries',
  companyInterviews: 'interview-questions',
  jobInterviews: 'interview-questions',
  topQuestions: 'interview-questions',
  jobTopQuestions: 'interview-questions',
  companyBenefits: 'benefits',
  benefit: 'benefits',
  askedQuestions: 'questions',
  companyPhotos: 'photos',
};

/** The usage cache: what a page is about, read from its URL alone; names stand there as URLs of this product spell them. Nothing for a page of which no event is noted. */
export function pageAttributes(route: string, path: string): UsageAttributes | undefined {
  if (isKeyedScreen(route)) return undefined;
  const [, , second, third] = path.split('/').map((part) => part.replace(/%[\dA-F]{2}/gi, ''));
  return { pageName: screenNameOf(route), ...shown(aboutOf(route, second ?? '', third)) };
}

function aboutOf(route: string, second: string, third: string | undefined): Omit<UsageAttributes, 'pageName'> {
  if (route === 'community') return { communityType: 'topic', topicId: second };
  if (route === 'department') return { communityType: 'department', departmentId: second };
  if (route === 'companyPosts') return { communityType: 'company', companyId: discussedAt(second) };
  if (route === 'designationSalary') return { designationId: urlNameIn(second, 'salary') };
  if (route === 'designationQuestions') return { designationId: second };
  const ending = Object.entries(companyEndings).find(([screen]) => screen === route)?.[1];
  if (!ending) return {};
  const isOfJob = route === 'jobSalary' || route === 'jobInterviews' || route === 'jobTopQuestions';
  return { companyId: urlNameIn(second, ending), ...(isOfJob && { designationId: third }) };
}

/** The attributes that the contract takes. */
const shown = (about: Omit<UsageAttributes, 'pageName'>): Omit<UsageAttributes, 'pageName'> =>
  Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined && /^[\w-]{1,80}$/.test(value)));
