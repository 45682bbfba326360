import { urlNameAsked } from '../navigation/query-values.ts';
import { screens } from '../navigation/screens.ts';
import type { JobScope } from './job-search.ts';

const suffixes = { designation: '-jobs-prf', skill: '-jobs-ski', company: '-jobs' } as const;

/** The URL of the open jobs of a company, as a tab of its page, of a job title or of a skill. */
export const jobsPath = (scope: JobScope): string => (scope.of === 'all' ? screens.jobs : `${screens.jobs}/${scope.urlName}${suffixes[scope.of]}`);

/** The path of the jobs of a title by its plain name, which goes before a city. */
export const plainTitlePath = (urlName: string): string => `${screens.jobs}/${urlName}`;

/** The URL of one job. */
export const jobPath = (jobId: string): string => `/job/${jobId}`;

/** The job whose page a path leads to; nothing where it is another page. */
export const jobIdIn = (path: string): string | undefined => /^\/job\/([^/?#]+)(?:[/?#]|$)/.exec(path)?.[1];

/** The scope of jobs that a URL asks for behind /jobs/; before a city, a plain name is a job title. */
export function jobScopeIn(page: string, isInCity = false): Exclude<JobScope, { readonly of: 'all' }> | undefined {
  for (const kind of ['designation', 'skill', 'company'] as const) {
    const suffix = suffixes[kind];
    if (page.endsWith(suffix) && page.length > suffix.length) return { of: kind, urlName: page.slice(0, -suffix.length) };
  }
  return !isInCity || urlNameAsked(page) === null ? undefined : { of: 'designation', urlName: page };
}
