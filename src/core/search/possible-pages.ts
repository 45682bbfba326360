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

/** The things a reading names. */
export interface NamedThings {
  readonly company: SearchEntry | undefined;
  readonly designation: SearchEntry | undefined;
  readonly skill: SearchEntry | undefined;
  readonly city: SearchEntry | undefined;
  readonly industry: SearchEntry | undefined;
  readonly years: number | null;
  readonly way: WayOfWorking | null;
  /** Whether the job is named and not only begun. */
  readonly isSure: boolean;
  /** Words that nothing is known of, which the text of a job may have. */
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

/** A page about pay, with whose pay that is. Where a slice has none, the whole of which it is one says so. */
export const payPage = (
  path: string,
  named: PayOf,
  { entry, wider = null }: { readonly entry?: SearchEntry; readonly wider?: PossibleAnswer | null } = {},
): PossibleAnswer => ({
  ...answerOf('SALARIES', path, titleParts(named), entry),
  content: { of: 'pay', companyId: named.company?.id ?? null, designationId: idOf(named.designation), cityId: idOf(named.city), years: named.years },
  wider,
});

/** A tab of a company. */
export const tabOf = (company: SearchEntry, tab: QueryTab): PossibleAnswer =>
  tab === 'salaries'
    ? payPage(tabPath(company.urlName, tab), { company, designation: undefined, city: undefined, years: null }, { entry: company })
    : {
        ...answerOf(typeOfTab(tab), tabPath(company.urlName, tab), { company: company.name }, company),
        content: { of: 'tab', companyId: company.id, tab },
      };

/** The questions that interviews for a job have, and the stories of them. */
export function interviewPages(designation: SearchEntry): readonly [questions: PossibleAnswer, stories: PossibleAnswer] {
  const [id, parts] = [Number(designation.id), titleParts({ designation })];
  const questions = answerOf('INTERVIEWS', designationQuestionsPath(designation.urlName), parts, designation);
  const stories = answerOf('INTERVIEWS', interviewHubUrl({ ...latestInterviews, designation: designation.urlName }), parts, designation);
  return [
    { ...questions, content: { of: 'questions', list: 'designation', id } },
    { ...stories, content: { of: 'interviewsForJob', companyId: null, designationId: id } },
  ];
}

/** What open jobs are narrowed to, and their order. */
interface JobsNamed extends Partial<NamedThings> {
  readonly sort?: JobSort;
}

/** The open jobs of a scope, narrowed to what else is named; where there are none, those of fewer narrowings. */
export function jobsPage(scope: JobScope, named: JobsNamed, entry?: SearchEntry): PossibleAnswer {
  const page = narrowedJobs(scope, named, entry);
  return {
    ...page,
    wider: widerJobs(scope, named).reduceRight<PossibleAnswer | null>((wider, less) => ({ ...lessNarrowed(scope, less, named, entry), wider }), null),
  };
}

/** What jobs are narrowed to in its place where there are none: of all cities first, then of all employers, years, ways of working and texts. */
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

/** Fewer narrowings of jobs, which say where all ways of working are among them, or whatever their text says. */
const lessNarrowed = (scope: JobScope, less: JobsNamed, { way, words }: JobsNamed, entry?: SearchEntry): PossibleAnswer => ({
  ...narrowedJobs(scope, less, entry),
  without: [...(way && !less.way ? [waysInEnglish[way].toLowerCase()] : []), ...(words && !less.words ? words.split(' ') : [])],
});

type Place = Pick<NamedThings, 'city' | 'industry'>;

/** A place with the order in which its employers are wanted. */
interface RankedPlace extends Place {
  readonly order?: 'bestRated' | 'largest' | undefined;
}

const contentIn = (of: 'companies' | 'reviews', { city, industry }: Place) => ({ of, city: city?.urlName ?? null, industry: industry?.urlName ?? null });

/** The largest steps of size, which are listed where the largest employers are asked for. */
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
