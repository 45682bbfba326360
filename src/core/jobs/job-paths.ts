import { urlNameAsked } from '../navigation/query-values.ts';
import { screens } from '../navigation/screens.ts';
import type { JobScope } from './job-search.ts';

const suffixes = { designation: '-jobs-prf', skill: '-jobs-ski', company: '-jobs' } as const;

/** Jobs tab of a company, title or skill. */
export const jobsPath = (scope: JobScope): string => (scope.of === 'all' ? screens.jobs : `${screens.jobs}/${scope.urlName}${suffixes[scope.of]}`);

/** Plain title path, which goes before a city. */
export const plainTitlePath = (urlName: string): string => `${screens.jobs}/${urlName}`;

export const jobPath = (jobId: string): string => `/job/${jobId}`;

/** Undefined for other pages. */
export const jobIdIn = (path: string): string | undefined => /^\/job\/([^/?#]+)(?:[/?#]|$)/.exec(path)?.[1];

/** Treats a plain name before a city as a job title. */
export function jobScopeIn(page: string, isInCity = false): Exclude<JobScope, { readonly of: 'all' }> | undefined {
  for (const kind of ['designation', 'skill', 'company'] as const) {
    const suffix = suffixes[kind];
    if (page.endsWith(suffix) && page.length > suffix.length) return { of: kind, urlName: page.slice(0, -suffix.length) };
  }
  return !isInCity || urlNameAsked(page) === null ? undefined : { of: 'designation', urlName: page };
}
