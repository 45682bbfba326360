import { everyCompany, queryOf } from '../companies/company-search.ts';
import type { SizeBucket } from '../companies/size-bucket.ts';
import { interviewHubUrl } from '../interviews/interview-urls.ts';
import { latestInterviews } from '../interviews/interview-search.ts';
import { everyJob, type JobScope, type JobSearch, type JobSort } from '../jobs/job-search.ts';
import { isJobSearchNarrowed, jobsUrl } from '../jobs/job-urls.ts';
import { designationQuestionsPath, officesPath, partPath, screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { hubQueryOf, latestReviews } from '../reviews/review-search.ts';
import { payHubUrl } from '../salaries/pay-urls.ts';
import type { QueryTab } from './query-phrases.ts';
import type { SearchEntry } from './search-entry.ts';
import { answerOf, typeOfTab, type AnswerParts, type PossibleAnswer } from './search-answer.ts';
import { waysInEnglish, waysOfWorking, type WayOfWorking } from '../query-words/ways-of-working.ts';

export interface NamedThings {
  readonly company: SearchEntry | undefined;
  readonly designation: SearchEntry | undefined;
  readonly skill: SearchEntry | undefined;
  readonly city: SearchEntry | undefined;
  readonly industry: SearchEntry | undefined;
  readonly years: number | null;
  readonly way: WayOfWorking | null;
  /** True when the job is fully named, not only begun. */
  readonly isSure: boolean;
  readonly words: string;
}

export const titleParts = ({ company, designation, skill, city, industry, way }: Partial<NamedThings>): Partial<AnswerParts> => ({
  company: company?.name ?? null,
  designation: designation?.name ?? null,
  skill: skill?.name ?? null,
  city: city?.name ?? null,
  industry: industry?.name ?? null,
  way: way ?? null,
});

export const idOf = (entry: SearchEntry | undefined): number | null => (entry ? Number(entry.id) : null);

interface PayOf extends Pick<NamedThings, 'company' | 'designation' | 'city'> {
  readonly years: number | null;
}

/** Falls back to the whole when a slice has no pay. */
export const payPage = (
  path: string,
  named: PayOf,
  { entry, wider = null }: { readonly entry?: SearchEntry; readonly wider?: PossibleAnswer | null } = {},
): PossibleAnswer => ({
  ...answerOf('SALARIES', path, titleParts(named), entry),
  content: { of: 'pay', companyId: named.company?.id ?? null, designationId: idOf(named.designation), cityId: idOf(named.city), years: named.years },
  wider,
});

export const tabOf = (company: SearchEntry, tab: QueryTab): PossibleAnswer =>
  tab === 'salaries'
    ? payPage(tabPath(company.urlName, tab), { company, designation: undefined, city: undefined, years: null }, { entry: company })
    : {
        ...answerOf(typeOfTab(tab), tabPath(company.urlName, tab), { company: company.name }, company),
        content: { of: 'tab', companyId: company.id, tab },
      };

export function interviewPages(designation: SearchEntry): readonly [questions: PossibleAnswer, stories: PossibleAnswer] {
  const [id, parts] = [Number(designation.id), titleParts({ designation })];
  const questions = answerOf('INTERVIEWS', designationQuestionsPath(designation.urlName), parts, designation);
  const stories = answerOf('INTERVIEWS', interviewHubUrl({ ...latestInterviews, designation: designation.urlName }), parts, designation);
  return [
    { ...questions, content: { of: 'questions', list: 'designation', id } },
    { ...stories, content: { of: 'interviewsForJob', companyId: null, designationId: id } },
  ];
}

interface JobsNamed extends Partial<NamedThings> {
  readonly sort?: JobSort;
}

/** Loosens the narrowing when no jobs match. */
export function jobsPage(scope: JobScope, named: JobsNamed, entry?: SearchEntry): PossibleAnswer {
  const page = narrowedJobs(scope, named, entry);
  return {
    ...page,
    wider: widerJobs(scope, named).reduceRight<PossibleAnswer | null>((wider, less) => ({ ...lessNarrowed(scope, less, named, entry), wider }), null),
  };
}

/** Drops the city first, then employer, years, way of working and text. */
function widerJobs(scope: JobScope, named: JobsNamed): readonly JobsNamed[] {
  const isOfSome = scope.of !== 'all';
  const wider: JobsNamed[] = [named];
  if (isOfSome && named.industry) wider.push({ ...named, industry: undefined });
  if ((isOfSome || named.industry || named.city) && named.years) wider.push({ ...wider.at(-1), years: null });
  if (isOfSome && named.way) wider.push({ ...wider.at(-1), way: null });
  if (isOfSome && named.words) wider.push({ ...wider.at(-1), words: '' });
  return wider.flatMap((less, at) => [...(at > 0 ? [less] : []), ...(less.city ? [{ ...less, city: undefined }] : [])]);
}

function narrowedJobs(scope: JobScope, named: JobsNamed, entry?: SearchEntry): PossibleAnswer {
  const { designation, city, industry, way, years, words = '', sort = everyJob.sort } = named;
  const narrowed: Partial<JobSearch> = way ? waysOfWorking[way] : {};
  const search: JobSearch = {
    ...everyJob,
    experience: years ?? null,
    ...narrowed,
    k: [narrowed.k, words].filter(Boolean).join(' '),
    job_profile: designation && scope.of !== 'designation' ? [designation.urlName] : [],
    location: city ? [city.urlName] : [],
    industry: industry ? [industry.urlName] : [],
    sort,
  };
  // What is counted of all jobs of a kind says nothing of those that are narrowed.
  const counts = isJobSearchNarrowed(search) ? {} : (entry?.counts ?? {});
  return { ...answerOf('JOBS', jobsUrl(scope, search), titleParts(named), entry), counts, content: { of: 'jobs', scope, search } };
}

/** Loosens narrowings and states which ones were dropped. */
const lessNarrowed = (scope: JobScope, less: JobsNamed, { way, words }: JobsNamed, entry?: SearchEntry): PossibleAnswer => ({
  ...narrowedJobs(scope, less, entry),
  without: [...(way && !less.way ? [waysInEnglish[way].toLowerCase()] : []), ...(words && !less.words ? words.split(' ') : [])],
});

type Place = Pick<NamedThings, 'city' | 'industry'>;

interface RankedPlace extends Place {
  readonly order?: 'bestRated' | 'largest' | undefined;
}

const contentIn = (of: 'companies' | 'reviews', { city, industry }: Place) => ({ of, city: city?.urlName ?? null, industry: industry?.urlName ?? null });

const largestSizes: readonly SizeBucket[] = ['50k-1 Lakh', '1 Lakh+'];

export function companiesPage({ city, industry, order }: RankedPlace): PossibleAnswer {
  const size = order === 'largest' ? largestSizes : [];
  const sort = order === 'bestRated' ? 'rating' : everyCompany.sort;
  const narrowing = { ...everyCompany, industry: industry ? [industry.urlName] : [], location: city ? [city.urlName] : [], size, sort };
  const query = queryOf(narrowing)
    .map((pair) => pair.map((part) => encodeURIComponent(part).replaceAll('%20', '+')).join('='))
    .join('&');
  const path = [screens.companies, query].filter(Boolean).join('?');
  const wider = order === 'largest' ? companiesPage({ city, industry }) : city && industry ? companiesPage({ city: undefined, industry, order }) : null;
  const content = { ...contentIn('companies', { city, industry }), size };
  return { ...answerOf('COMPANIES', path, titleParts({ city, industry }), industry ?? city), content, wider };
}

export function reviewsPage({ city, industry }: Place): PossibleAnswer {
  const query = hubQueryOf({ ...latestReviews, city: city?.urlName ?? null, industry: industry?.urlName ?? null });
  const wider = city && industry ? reviewsPage({ city: undefined, industry }) : null;
  const answer = answerOf('REVIEWS', withPairs(screens.reviews, Object.fromEntries(query)), titleParts({ city, industry }));
  return { ...answer, content: contentIn('reviews', { city, industry }), wider };
}

export const cityPayPage = (city: SearchEntry, years: number | null): PossibleAnswer => {
  const wider = years === null ? null : cityPayPage(city, null);
  return payPage(payHubUrl({ city: city.urlName, experience: years }), { company: undefined, designation: undefined, city, years }, { wider });
};

const tabPath = (urlName: string, tab: QueryTab): string => (tab === 'offices' ? officesPath(urlName) : partPath(tab, urlName));
