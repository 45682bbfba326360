import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import { withQuery } from '../navigation/url.ts';
import { jobsPath } from './job-paths.ts';
import {
  everyJob,
  freshnessDays,
  jobChoices,
  jobSorts,
  longestJobWords,
  mostJobExperience,
  mostJobPicks,
  type JobScope,
  type JobSearch,
} from './job-search.ts';

const wordsOf = (value: string | undefined): string => (value ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, longestJobWords);

/** Reads a search from the query of a URL. Values that cannot be read are dropped rather than refused: an old link still opens. */
export function jobSearchFromUrl(query: Iterable<readonly [string, string]>): JobSearch {
  const asked = askedIn(query);
  const names = (key: string) => [...new Set(asked(key).flatMap((value) => urlNameAsked(value) ?? []))].slice(0, mostJobPicks);
  const picked = <Choice extends string>(key: string, choices: readonly Choice[]) => choices.filter((choice) => asked(key).includes(choice));
  const years = asked('experience')[0] ?? '';
  return {
    company_name: names('company_name'),
    job_profile: names('job_profile'),
    designation: wordsOf(asked('designation')[0]),
    k: wordsOf(asked('k')[0]),
    experience: /^\d{1,2}$/.test(years) && Number(years) <= mostJobExperience ? Number(years) : null,
    freshness: freshnessDays.find((days) => String(days) === asked('freshness')[0]) ?? null,
    location: names('location'),
    employment: picked('employment', jobChoices.employment),
    workplace: picked('workplace', jobChoices.workplace),
    ctc: picked('ctc', jobChoices.ctc),
    industry: names('industry'),
    rid: asked('rid').find((id) => /^[a-z0-9]{16,32}$/.test(id)) ?? null,
    sort: jobSorts.find((sort) => sort === asked('sort')[0]) ?? everyJob.sort,
  };
}

const listed = ['company_name', 'job_profile', 'location', 'employment', 'workplace', 'ctc', 'industry'] as const;
const single = ['designation', 'k', 'experience', 'freshness'] as const;

/** The pairs of the query that `jobSearchFromUrl` reads back to the same search, in one order, so that equal searches have equal URLs. */
export const jobQueryOf = (search: JobSearch): readonly (readonly [string, string])[] => [
  ...single.flatMap((key) => (search[key] === null || search[key] === '' ? [] : [[key, String(search[key])] as const])),
  ...listed.flatMap((key) => search[key].map((value) => [key, value] as const)),
  ...(search.rid === null ? [] : [['rid', search.rid] as const]),
  ...(search.sort === everyJob.sort ? [] : [['sort', search.sort] as const]),
];

/** The URL of jobs, narrowed and in an order, from the start or from a later page. */
export function jobsUrl(scope: JobScope, search: JobSearch, from?: string | null): string {
  const pairs = [...jobQueryOf(search), ...(from ? [['cursor', from] as const] : [])];
  const query = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&');
  return withQuery(jobsPath(scope), `?${query}`);
}

/** What narrows jobs: the order and the job that comes first do not. */
export const isJobSearchNarrowed = (search: JobSearch): boolean => jobQueryOf({ ...search, rid: null, sort: everyJob.sort }).length > 0;
