import { screenNameOf } from '../navigation/screen-names.ts';
import { declaredOf, isOfTrait } from '../navigation/declared-screens.ts';
import { discussedAt, urlNameIn } from '../navigation/screens.ts';
import type { UsageAttributes } from './curated-events.ts';

/** Usage cache from the URL alone, undefined for pages without events. */
export function pageAttributes(route: string, path: string): UsageAttributes | undefined {
  if (isOfTrait(route, 'keyed')) return undefined;
  const [, , second, third] = path.split('/').map((part) => part.replace(/%[\dA-F]{2}/gi, ''));
  return { pageName: screenNameOf(route), ...shown(aboutOf(route, second ?? '', third)) };
}

function aboutOf(route: string, second: string, third: string | undefined): Omit<UsageAttributes, 'pageName'> {
  if (route === 'community') return { communityType: 'topic', topicId: second };
  if (route === 'department') return { communityType: 'department', departmentId: second };
  if (route === 'companyPosts') return { communityType: 'company', companyId: discussedAt(second) };
  if (route === 'designationSalary') return { designationId: urlNameIn(second, 'salary') };
  if (route === 'designationQuestions') return { designationId: second };
  const ending = declaredOf(route)?.company;
  if (!ending) return {};
  const isOfJob = route === 'jobSalary' || route === 'jobInterviews' || route === 'jobTopQuestions';
  return { companyId: urlNameIn(second, ending), ...(isOfJob && { designationId: third }) };
}

const shown = (about: Omit<UsageAttributes, 'pageName'>): Omit<UsageAttributes, 'pageName'> =>
  Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined && /^[\w-]{1,80}$/.test(value)));
