import { everyCompany, queryOf } from '../companies/company-search.ts';
import { interviewHubUrl } from '../interviews/interview-urls.ts';
import { latestInterviews } from '../interviews/interview-search.ts';
import { allJobs, everyJob, type JobScope, type JobSearch } from '../jobs/job-search.ts';
import { jobsUrl } from '../jobs/job-urls.ts';
import {
  designationQuestionsPath,
  interviewsPath,
  officesPath,
  overviewPath,
  partPath,
  reviewsPath,
  screens,
  skillQuestionsPath,
} from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { everyReview, hubQueryOf, latestReviews, reviewQueryOf } from '../reviews/review-search.ts';
import { companyPayUrl, jobPayUrl, payHubUrl } from '../salaries/pay-urls.ts';
import type { QueryTab } from './query-phrases.ts';
import type { QueryReading } from './read-query.ts';
import type { SearchEntry } from './search-entry.ts';
import { calculatorUrl } from './calculator-url.ts';
import { answerOf, typeOfTab, type AnswerParts, type PossibleAnswer } from './search-answer.ts';
import { waysInEnglish, waysOfWorking, type WayOfWorking } from './ways-of-working.ts';

/** The things a reading names. */
interface Named {
  readonly company: SearchEntry | undefined;
  readonly designation: SearchEntry | undefined;
  readonly skill: SearchEntry | undefined;
  readonly city: SearchEntry | undefined;
  readonly industry: SearchEntry | undefined;
  readonly years: number | null;
  readonly way: WayOfWorking | null;
  /** Words that nothing is known of, which the text of a job may have. */
  readonly words: string;
}

/** The pages that answer a reading, the best first: of its words those of which something is known, and of a job all. */
export function answersTo(reading: QueryReading): readonly PossibleAnswer[] {
  const { COMPANY, DESIGNATION, SKILL, CITY, INDUSTRY, COLLEGE, COMMUNITY } = reading.named;
  if (COLLEGE) return [answerOf('COLLEGE', COLLEGE.entry.path, {}, COLLEGE.entry)];
  if (COMMUNITY && COMPANY) return aboutCompany(COMPANY.entry);
  if (COMMUNITY) return [answerOf('COMMUNITY', COMMUNITY.entry.path, {}, COMMUNITY.entry)];
  const named: Named = {
    company: COMPANY?.entry,
    designation: DESIGNATION?.entry,
    skill: SKILL?.entry,
    city: CITY?.entry,
    industry: INDUSTRY?.entry,
    years: yearsOf(reading),
    way: reading.way,
    words: reading.way !== null || reading.tab === 'jobs' ? reading.rest.join(' ') : '',
  };
  if (named.company) return ofCompany(named.company, named, reading.tab);
  if (named.designation && reading.page === 'paidFairly') return ofPage(reading);
  if (named.designation) return ofDesignation(named.designation, named, reading.tab);
  if (named.skill) return ofSkill(named.skill, named, reading.tab);
  if (reading.page) return ofPage(reading);
  if (named.way) return [jobsPage(allJobs, named)];
  if (named.industry || named.city) return ofPlace(named, reading.tab);
  if (reading.lakh !== null && (reading.tab === null || reading.tab === 'salaries')) return ofPage({ ...reading, page: 'takeHome' });
  return reading.tab ? ofTab(reading.tab) : [];
}

/** The years of experience by which pay is narrowed: 15 stand for all above. */
const yearsOf = ({ years }: QueryReading): number | null => (years === null ? null : Math.min(years, 15));

const partsOf = ({ company, designation, skill, city, industry, way }: Partial<Named>): Partial<AnswerParts> => ({
  company: company?.name ?? null,
  designation: designation?.name ?? null,
  skill: skill?.name ?? null,
  city: city?.name ?? null,
  industry: industry?.name ?? null,
  way: way ?? null,
});

const idOf = (entry: SearchEntry | undefined): number | null => (entry ? Number(entry.id) : null);

interface PayOf extends Pick<Named, 'company' | 'designation' | 'city'> {
  readonly years: number | null;
}

/** A page about pay, with whose pay that is. Where a slice has none, the whole of which it is one says so. */
const payPage = (
  path: string,
  named: PayOf,
  { entry, wider = null }: { readonly entry?: SearchEntry; readonly wider?: PossibleAnswer | null } = {},
): PossibleAnswer => ({
  ...answerOf('SALARIES', path, partsOf(named), entry),
  content: { of: 'pay', companyId: named.company?.id ?? null, designationId: idOf(named.designation), cityId: idOf(named.city), years: named.years },
  wider,
});

function ofCompany(company: SearchEntry, named: Named, tab: QueryTab | null): readonly PossibleAnswer[] {
  const { designation, city, way } = named;
  const page = answerOf('COMPANY', overviewPath(company.urlName), { company: company.name }, company);
  const plain = (of: QueryTab) => ({ ...tabOf(company, of), wider: page, isAsked: tab !== null });
  const narrowed = (of: QueryTab) => narrowedTab(company, named, of);
  if (way && (tab === null || tab === 'jobs')) return [...narrowed('jobs'), page];
  if (tab && (designation || city)) return [...narrowed(tab), plain(tab), page];
  if (tab) return [plain(tab), page];
  if (designation) return [...narrowed('salaries'), ...narrowed('interviews'), page];
  if (city) return [page, ...narrowed('reviews'), ...narrowed('salaries'), plain('offices')];
  return [page, ...(['reviews', 'salaries', 'interviews'] as const).map((of) => tabOf(company, of))];
}

/** A tab of a company. */
const tabOf = (company: SearchEntry, tab: QueryTab): PossibleAnswer =>
  tab === 'salaries'
    ? payPage(tabPath(company.urlName, tab), { company, designation: undefined, city: undefined, years: null }, { entry: company })
    : {
        ...answerOf(typeOfTab(tab), tabPath(company.urlName, tab), { company: company.name }, company),
        content: { of: 'tab', companyId: company.id, tab },
      };

/** Where members speak of a subject at a company. */
const aboutCompany = (company: SearchEntry): readonly PossibleAnswer[] => (['reviews', 'questions', 'discussions'] as const).map((tab) => tabOf(company, tab));

/** A tab of a company narrowed to a job and a city, where it can be. */
function narrowedTab(company: SearchEntry, { designation, city, years, way, words }: Named, tab: QueryTab): readonly PossibleAnswer[] {
  const { urlName } = company;
  if (tab === 'salaries' && designation) {
    const whole = payPage(jobPayUrl(urlName, designation.urlName, {}), { company, designation, city: undefined, years: null });
    const url = jobPayUrl(urlName, designation.urlName, { city: city?.urlName ?? null, experience: years });
    return city || years !== null ? [payPage(url, { company, designation, city, years }, { wider: whole }), whole] : [whole];
  }
  if (tab === 'salaries' && city) return [payPage(companyPayUrl(urlName, { city: city.urlName }), { company, designation: undefined, city, years: null })];
  if (tab === 'jobs') return [jobsPage({ of: 'company', urlName }, { company, designation, city, way, years, words }, company)];
  if (tab === 'interviews' && designation) {
    const content = { of: 'interviewsForJob', companyId: company.id, designationId: Number(designation.id) } as const;
    return [{ ...answerOf('INTERVIEWS', interviewsPath(urlName, designation.urlName), partsOf({ company, designation })), content }];
  }
  if (tab === 'reviews') {
    const query = Object.fromEntries(reviewQueryOf({ ...everyReview, city: city?.urlName ?? null, designation: designation?.urlName ?? null }));
    const content = { of: 'reviewsOfJob', companyId: company.id, designationId: idOf(designation), cityId: idOf(city) } as const;
    return [{ ...answerOf('REVIEWS', withPairs(reviewsPath(urlName), query), partsOf({ company, designation, city })), content }];
  }
  return [];
}

function ofDesignation(designation: SearchEntry, { city, years, industry, way, words }: Named, tab: QueryTab | null): readonly PossibleAnswer[] {
  const job = { company: undefined, designation, city: undefined, years: null };
  const whole = { ...payPage(jobPayUrl(null, designation.urlName, {}), job, { entry: designation }), isAsked: tab === null || tab === 'salaries' };
  const url = jobPayUrl(null, designation.urlName, { city: city?.urlName ?? null, experience: years });
  const slice = payPage(url, { company: undefined, designation, city, years }, { entry: designation, wider: whole });
  const pay = city || years !== null ? [slice, whole] : [whole];
  const [questions, stories] = interviewPages(designation);
  const places =
    city || industry ? ofPlace({ company: undefined, designation: undefined, skill: undefined, city, industry, years: null, way: null, words: '' }, null) : [];
  const jobs = jobsPage({ of: 'designation', urlName: designation.urlName }, { designation, city, industry, way, years, words }, designation);
  if (tab === 'jobs' || way) return [jobs, ...pay, questions];
  if (tab === 'interviews' || tab === 'questions') return [questions, stories, ...pay];
  return [...pay, questions, ...(hasJobs(designation) ? [jobs] : []), ...places.slice(0, 1)];
}

/** The questions that interviews for a job have, and the stories of them. */
function interviewPages(designation: SearchEntry): readonly [questions: PossibleAnswer, stories: PossibleAnswer] {
  const [id, parts] = [Number(designation.id), partsOf({ designation })];
  const questions = answerOf('INTERVIEWS', designationQuestionsPath(designation.urlName), parts, designation);
  const stories = answerOf('INTERVIEWS', interviewHubUrl({ ...latestInterviews, designation: designation.urlName }), parts, designation);
  return [
    { ...questions, content: { of: 'questions', list: 'designation', id } },
    { ...stories, content: { of: 'interviewsForJob', companyId: null, designationId: id } },
  ];
}

function ofSkill(skill: SearchEntry, { city, industry, way, years, words }: Named, tab: QueryTab | null): readonly PossibleAnswer[] {
  const content = { of: 'questions', list: 'skill', id: Number(skill.id) } as const;
  const questions = { ...answerOf('INTERVIEWS', skillQuestionsPath(skill.urlName), partsOf({ skill }), skill), content };
  const jobs = jobsPage({ of: 'skill', urlName: skill.urlName }, { skill, city, industry, way, years, words }, skill);
  if (tab === 'jobs' || way) return [jobs, questions];
  return [questions, ...(hasJobs(skill) ? [jobs] : [])];
}

const hasJobs = ({ counts }: SearchEntry): boolean => (counts.jobsLive ?? 0) > 0;

/** The open jobs of a scope, narrowed to what else is named. */
function jobsPage(scope: JobScope, named: Partial<Named>, entry?: SearchEntry): PossibleAnswer {
  const { designation, city, industry, way, years, words = '' } = named;
  const narrowed: Partial<JobSearch> = way ? waysOfWorking[way] : {};
  const search: JobSearch = {
    ...everyJob,
    experience: years ?? null,
    ...narrowed,
    k: [narrowed.k, words].filter(Boolean).join(' '),
    job_profile: designation && scope.of !== 'designation' ? [designation.urlName] : [],
    location: city ? [city.urlName] : [],
    industry: industry ? [industry.urlName] : [],
  };
  const wider = city ? jobsPage(scope, { ...named, city: undefined }, entry) : way && scope.of !== 'all' ? withoutWay(scope, named, entry) : null;
  return { ...answerOf('JOBS', jobsUrl(scope, search), partsOf(named), entry), content: { of: 'jobs', scope, search }, wider };
}

/** The same jobs of all ways of working, which says so. */
const withoutWay = (scope: JobScope, named: Partial<Named>, entry?: SearchEntry): PossibleAnswer => ({
  ...jobsPage(scope, { ...named, way: null }, entry),
  without: named.way ? [waysInEnglish[named.way].toLowerCase()] : [],
});

function ofPlace(named: Named, tab: QueryTab | null): readonly PossibleAnswer[] {
  const { city, industry, years, words } = named;
  const companies = companiesPage(named);
  const pay = city ? [cityPayPage(city, years)] : [];
  if (tab === 'salaries') return [...pay, companies];
  if (tab === 'reviews') return [reviewsPage(named), companies];
  if (tab === 'jobs') return [jobsPage(allJobs, { city, industry, years, words }), companies];
  return [companies, ...pay, reviewsPage(named)];
}

type Place = Pick<Named, 'city' | 'industry'>;

const contentIn = (of: 'companies' | 'reviews', { city, industry }: Place) => ({ of, city: city?.urlName ?? null, industry: industry?.urlName ?? null });

function companiesPage({ city, industry }: Place): PossibleAnswer {
  const narrowing = { ...everyCompany, industry: industry ? [industry.urlName] : [], location: city ? [city.urlName] : [] };
  const path = withPairs(screens.companies, Object.fromEntries(queryOf(narrowing)));
  const wider = city && industry ? companiesPage({ city: undefined, industry }) : null;
  return { ...answerOf('COMPANIES', path, partsOf({ city, industry }), industry ?? city), content: contentIn('companies', { city, industry }), wider };
}

function reviewsPage({ city, industry }: Place): PossibleAnswer {
  const query = hubQueryOf({ ...latestReviews, city: city?.urlName ?? null, industry: industry?.urlName ?? null });
  const wider = city && industry ? reviewsPage({ city: undefined, industry }) : null;
  const answer = answerOf('REVIEWS', withPairs(screens.reviews, Object.fromEntries(query)), partsOf({ city, industry }));
  return { ...answer, content: contentIn('reviews', { city, industry }), wider };
}

const cityPayPage = (city: SearchEntry, years: number | null): PossibleAnswer => {
  const wider = years === null ? null : cityPayPage(city, null);
  return payPage(payHubUrl({ city: city.urlName, experience: years }), { company: undefined, designation: undefined, city, years }, { wider });
};

function ofPage(reading: QueryReading): readonly PossibleAnswer[] {
  const { page, named } = reading;
  if (page === null) return [];
  return [answerOf('PAGE', calculatorUrl(page, { ...reading, city: named.CITY?.entry ?? null, designation: named.DESIGNATION?.entry ?? null }), { page })];
}

/** The page of a tab for all companies. */
const hubs: Readonly<Partial<Record<QueryTab, string>>> = {
  reviews: screens.reviews,
  salaries: screens.salaries,
  interviews: screens.interviews,
  questions: screens.interviews,
  discussions: screens.communities,
  jobs: screens.jobs,
};

const ofTab = (tab: QueryTab): readonly PossibleAnswer[] => {
  const path = hubs[tab];
  return path === undefined ? [] : [answerOf(typeOfTab(tab), path, {})];
};

const tabPath = (urlName: string, tab: QueryTab): string => (tab === 'offices' ? officesPath(urlName) : partPath(tab, urlName));
