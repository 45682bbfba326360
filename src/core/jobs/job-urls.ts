import { employmentTypeOf } from '../careers/employment-type.ts';
import { isOfCityAlone, placedPath } from '../navigation/place-urls.ts';
import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import { withQuery } from '../navigation/url.ts';
import { jobsPath, plainTitlePath } from './job-paths.ts';
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

const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: string): Choice | undefined =>
    choices.find((choice) => choice === value);

/** The readers of what a URL may say of each filter; nothing for a value that is unknown. */
const readers = {
  company_name: urlNameAsked,
  job_profile: urlNameAsked,
  location: urlNameAsked,
  industry: urlNameAsked,
  employment: employmentTypeOf,
  workplace: oneOf(jobChoices.workplace),
  ctc: oneOf(jobChoices.ctc),
  experience: (years: string) => (/^\d{1,2}$/.test(years) && Number(years) <= mostJobExperience ? Number(years) : undefined),
  freshness: (asked: string) => freshnessDays.find((days) => String(days) === asked),
  sort: oneOf(jobSorts),
} as const;
type ReadName = keyof typeof readers;

/** Reads a search from the query of a URL. A value that cannot be read narrows nothing, so that an old link still opens; `unknownJobValues` says which. */
export function jobSearchFromUrl(query: Iterable<readonly [string, string]>): JobSearch {
  const asked = askedIn(query);
  const names = (key: 'company_name' | 'job_profile' | 'location' | 'industry') =>
    [...new Set(asked(key).flatMap((value) => readers[key](value) ?? []))].slice(0, mostJobPicks);
  const first = <Value>(key: string, read: (value: string) => Value | undefined) => read(asked(key)[0] ?? '');
  const picked = <Choice extends string>(key: string, choices: readonly Choice[], read: (value: string) => Choice | undefined) =>
    choices.filter((choice) => asked(key).some((value) => read(value) === choice));
  return {
    company_name: names('company_name'),
    job_profile: names('job_profile'),
    designation: wordsOf(asked('designation')[0]),
    k: wordsOf(asked('k')[0]),
    experience: first('experience', readers.experience) ?? null,
    freshness: first('freshness', readers.freshness) ?? null,
    location: names('location'),
    employment: picked('employment', jobChoices.employment, readers.employment),
    workplace: picked('workplace', jobChoices.workplace, readers.workplace),
    ctc: picked('ctc', jobChoices.ctc, readers.ctc),
    industry: names('industry'),
    rid: asked('rid').find((id) => /^[a-z0-9]{16,32}$/.test(id)) ?? null,
    sort: first('sort', readers.sort) ?? everyJob.sort,
  };
}

/** A value of a URL that nobody here knows. */
export interface UnknownJobValue {
  readonly name: ReadName;
  readonly value: string;
}

const isReadName = (name: string): name is ReadName => Object.hasOwn(readers, name);

/** The values of a URL that narrow nothing since they are unknown: a reader is told of each. */
export function unknownJobValues(query: Iterable<readonly [string, string]>): readonly UnknownJobValue[] {
  const all = [...query].flatMap(([name, value]): readonly UnknownJobValue[] =>
    isReadName(name) && value !== '' && (readers[name](value) ?? null) === null ? [{ name, value: value.slice(0, longestJobWords) }] : [],
  );
  return all.filter((one, at) => all.findIndex(({ name, value }) => name === one.name && value === one.value) === at).slice(0, mostJobPicks);
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

/** The one URL of a list: narrowed to a city and nothing else it ends in that city, and a job title goes by its plain name before it. */
export function jobsPageUrl(scope: JobScope, search: JobSearch): string {
  const [
    url,
    {
      location: [city],
    },
  ] = [jobsUrl(scope, search), search];
  if (city === undefined || !isOfCityAlone(url)) return url;
  return placedPath(scope.of === 'designation' ? plainTitlePath(scope.urlName) : jobsPath(scope), city);
}

/** What narrows jobs: the order and the job that comes first do not. */
export const jobNarrowingOf = (search: JobSearch): JobSearch => ({ ...search, rid: null, sort: everyJob.sort });
export const isJobSearchNarrowed = (search: JobSearch): boolean => jobQueryOf(jobNarrowingOf(search)).length > 0;
