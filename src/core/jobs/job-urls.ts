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

/** Ignores unreadable values so that old links work; `unknownJobValues` lists them. */
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

export interface UnknownJobValue {
  readonly name: ReadName;
  readonly value: string;
}

const isReadName = (name: string): name is ReadName => Object.hasOwn(readers, name);

/** Lists ignored values so that the reader is told. */
export function unknownJobValues(query: Iterable<readonly [string, string]>): readonly UnknownJobValue[] {
  const all = [...query].flatMap(([name, value]): readonly UnknownJobValue[] =>
    isReadName(name) && value !== '' && (readers[name](value) ?? null) === null ? [{ name, value: value.slice(0, longestJobWords) }] : [],
  );
  return all.filter((one, at) => all.findIndex(({ name, value }) => name === one.name && value === one.value) === at).slice(0, mostJobPicks);
}

const listed = ['company_name', 'job_profile', 'location', 'employment', 'workplace', 'ctc', 'industry'] as const;
const single = ['designation', 'k', 'experience', 'freshness'] as const;

/** Round-trips with `jobSearchFromUrl` in fixed order, so that equal searches share a URL. */
export const jobQueryOf = (search: JobSearch): readonly (readonly [string, string])[] => [
  ...single.flatMap((key) => (search[key] === null || search[key] === '' ? [] : [[key, String(search[key])] as const])),
  ...listed.flatMap((key) => search[key].map((value) => [key, value] as const)),
  ...(search.rid === null ? [] : [['rid', search.rid] as const]),
  ...(search.sort === everyJob.sort ? [] : [['sort', search.sort] as const]),
];

export function jobsUrl(scope: JobScope, search: JobSearch, from?: string | null): string {
  const pairs = [...jobQueryOf(search), ...(from ? [['cursor', from] as const] : [])];
  const query = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&');
  return withQuery(jobsPath(scope), `?${query}`);
}

/** Canonical URL; a city alone ends the path after a plain title. */
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

/** Drops the order and the leading job. */
export const jobNarrowingOf = (search: JobSearch): JobSearch => ({ ...search, rid: null, sort: everyJob.sort });
export const isJobSearchNarrowed = (search: JobSearch): boolean => jobQueryOf(jobNarrowingOf(search)).length > 0;
