import { everyCompany, queryOf } from '../companies/company-search.ts';
import { interviewHubUrl } from '../interviews/interview-urls.ts';
import { latestInterviews } from '../interviews/interview-search.ts';
import { allJobs, everyJob, type JobScope } from '../jobs/job-search.ts';
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
import { companyPayUrl, inHandUrl, jobPayUrl, payHubUrl } from '../salaries/pay-urls.ts';
import type { QueryTab } from './query-phrases.ts';
import type { QueryReading } from './read-query.ts';
import type { SearchEntry } from './search-entry.ts';
import { answerOf, typeOfTab, type SearchAnswer, type AnswerParts } from './search-answer.ts';

/** The things a reading names. */
interface Named {
  readonly company: SearchEntry | undefined;
  readonly designation: SearchEntry | undefined;
  readonly skill: SearchEntry | undefined;
  readonly city: SearchEntry | undefined;
  readonly industry: SearchEntry | undefined;
  readonly years: number | null;
}

/** The pages that answer a reading, the best first. */
export function answersTo(reading: QueryReading): readonly SearchAnswer[] {
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
  };
  if (named.company) return ofCompany(named.company, named, reading.tab);
  if (named.designation) return ofDesignation(named.designation, named, reading.tab);
  if (named.skill) return ofSkill(named.skill, named, reading.tab);
  if (reading.page) return ofPage(reading);
  if (named.industry || named.city) return ofPlace(named, reading.tab);
  if (reading.lakh !== null && (reading.tab === null || reading.tab === 'salaries')) return ofPage({ ...reading, page: 'takeHome' });
  return reading.tab ? ofTab(reading.tab) : [];
}

/** The years of experience by which pay is narrowed: 15 stand for all above. */
const yearsOf = ({ years }: QueryReading): number | null => (years === null ? null : Math.min(years, 15));

const partsOf = ({ company, designation, skill, city, industry }: Partial<Named>): Partial<AnswerParts> => ({
  company: company?.name ?? null,
  designation: designation?.name ?? null,
  skill: skill?.name ?? null,
  city: city?.name ?? null,
  industry: industry?.name ?? null,
});

const idOf = (entry: SearchEntry | undefined): number | null => (entry ? Number(entry.id) : null);

/** A page about pay, with whose pay that is. */
const payPage = (
  path: string,
  named: Pick<Named, 'company' | 'designation' | 'city'> & { readonly years: number | null },
  entry?: SearchEntry,
): SearchAnswer => ({
  ...answerOf('SALARIES', path, partsOf(named), entry),
  asksPay: { companyId: named.company?.id ?? null, designationId: idOf(named.designation), cityId: idOf(named.city), years: named.years },
});

function ofCompany(company: SearchEntry, named: Named, tab: QueryTab | null): readonly SearchAnswer[] {
  const { designation, city } = named;
  const page = answerOf('COMPANY', overviewPath(company.urlName), { company: company.name }, company);
  const plain = (of: QueryTab) =>
    of === 'salaries'
      ? payPage(tabPath(company.urlName, of), { company, designation: undefined, city: undefined, years: null }, company)
      : answerOf(typeOfTab(of), tabPath(company.urlName, of), { company: company.name }, company);
  const narrowed = (of: QueryTab) => narrowedTab(company, named, of);
  if (tab && (designation || city)) return [...narrowed(tab), plain(tab), page];
  if (tab) return [plain(tab), page];
  if (designation) return [...narrowed('salaries'), ...narrowed('interviews'), page];
  if (city) return [page, ...narrowed('reviews'), ...narrowed('salaries'), plain('offices')];
  return [page, plain('reviews'), plain('salaries'), plain('interviews')];
}

/** Where members speak of a subject at a company. */
const aboutCompany = (company: SearchEntry): readonly SearchAnswer[] =>
  (['reviews', 'questions', 'discussions'] as const).map((tab) => answerOf(typeOfTab(tab), tabPath(company.urlName, tab), { company: company.name }, company));

/** A tab of a company narrowed to a job and a city, where it can be. */
function narrowedTab(company: SearchEntry, { designation, city, years }: Named, tab: QueryTab): readonly SearchAnswer[] {
  const { urlName } = company;
  if (tab === 'salaries' && designation) {
    const slice = payPage(jobPayUrl(urlName, designation.urlName, { city: city?.urlName ?? null, experience: years }), { company, designation, city, years });
    const whole = payPage(jobPayUrl(urlName, designation.urlName, {}), { company, designation, city: undefined, years: null });
    return city || years !== null ? [slice, whole] : [whole];
  }
  if (tab === 'salaries' && city) return [payPage(companyPayUrl(urlName, { city: city.urlName }), { company, designation: undefined, city, years: null })];
  if (tab === 'jobs') return [jobsPage({ of: 'company', urlName }, { company, designation, city }, company)];
  if (tab === 'interviews' && designation) return [answerOf('INTERVIEWS', interviewsPath(urlName, designation.urlName), partsOf({ company, designation }))];
  if (tab === 'reviews') {
    const query = Object.fromEntries(reviewQueryOf({ ...everyReview, city: city?.urlName ?? null, designation: designation?.urlName ?? null }));
    return [answerOf('REVIEWS', withPairs(reviewsPath(urlName), query), partsOf({ company, designation, city }))];
  }
  return [];
}

function ofDesignation(designation: SearchEntry, { city, years, industry }: Named, tab: QueryTab | null): readonly SearchAnswer[] {
  const slice = payPage(
    jobPayUrl(null, designation.urlName, { city: city?.urlName ?? null, experience: years }),
    { company: undefined, designation, city, years },
    designation,
  );
  const whole = payPage(jobPayUrl(null, designation.urlName, {}), { company: undefined, designation, city: undefined, years: null }, designation);
  const pay = city || years !== null ? [slice, whole] : [whole];
  const questions = answerOf('INTERVIEWS', designationQuestionsPath(designation.urlName), partsOf({ designation }), designation);
  const stories = answerOf('INTERVIEWS', interviewHubUrl({ ...latestInterviews, designation: designation.urlName }), partsOf({ designation }), designation);
  const places = city || industry ? ofPlace({ company: undefined, designation: undefined, skill: undefined, city, industry, years: null }, null) : [];
  const jobs = jobsPage({ of: 'designation', urlName: designation.urlName }, { designation, city, industry }, designation);
  if (tab === 'jobs') return [jobs, ...pay, questions];
  if (tab === 'interviews' || tab === 'questions') return [questions, stories, ...pay];
  return [...pay, questions, ...(hasJobs(designation) ? [jobs] : []), ...places.slice(0, 1)];
}

function ofSkill(skill: SearchEntry, { city, industry }: Named, tab: QueryTab | null): readonly SearchAnswer[] {
  const questions = answerOf('INTERVIEWS', skillQuestionsPath(skill.urlName), partsOf({ skill }), skill);
  const jobs = jobsPage({ of: 'skill', urlName: skill.urlName }, { skill, city, industry }, skill);
  if (tab === 'jobs') return [jobs, questions];
  return [questions, ...(hasJobs(skill) ? [jobs] : [])];
}

const hasJobs = ({ counts }: SearchEntry): boolean => (counts.jobsLive ?? 0) > 0;

/** The open jobs of a scope, narrowed to what else is named. */
function jobsPage(scope: JobScope, named: Partial<Named>, entry?: SearchEntry): SearchAnswer {
  const { designation, city, industry } = named;
  const search = {
    ...everyJob,
    job_profile: designation && scope.of !== 'designation' ? [designation.urlName] : [],
    location: city ? [city.urlName] : [],
    industry: industry ? [industry.urlName] : [],
  };
  return answerOf('JOBS', jobsUrl(scope, search), partsOf(named), entry);
}

function ofPlace({ city, industry, years }: Named, tab: QueryTab | null): readonly SearchAnswer[] {
  const narrowing = { ...everyCompany, industry: industry ? [industry.urlName] : [], location: city ? [city.urlName] : [] };
  const companies = answerOf('COMPANIES', withPairs(screens.companies, Object.fromEntries(queryOf(narrowing))), partsOf({ city, industry }), industry ?? city);
  const pay = city ? [answerOf('SALARIES', payHubUrl({ city: city.urlName, experience: years }), partsOf({ city }))] : [];
  const reviews = answerOf(
    'REVIEWS',
    withPairs(screens.reviews, Object.fromEntries(hubQueryOf({ ...latestReviews, city: city?.urlName ?? null, industry: industry?.urlName ?? null }))),
    partsOf({ city, industry }),
  );
  if (tab === 'salaries') return [...pay, companies];
  if (tab === 'reviews') return [reviews, companies];
  if (tab === 'jobs') return [jobsPage(allJobs, { city, industry }), companies];
  return [companies, ...pay, reviews];
}

function ofPage({ page, lakh, named }: QueryReading): readonly SearchAnswer[] {
  if (page === null) return [];
  const path = page === 'takeHome' && lakh !== null ? inHandUrl(Math.round(lakh * rupeesOfLakh), named.CITY?.entry ?? null) : screens[page];
  return [answerOf('PAGE', path, { page })];
}

const rupeesOfLakh = 100_000;

/** The page of a tab for all companies. */
const hubs: Readonly<Partial<Record<QueryTab, string>>> = {
  reviews: screens.reviews,
  salaries: screens.salaries,
  interviews: screens.interviews,
  questions: screens.interviews,
  discussions: screens.communities,
  jobs: screens.jobs,
};

const ofTab = (tab: QueryTab): readonly SearchAnswer[] => {
  const path = hubs[tab];
  return path === undefined ? [] : [answerOf(typeOfTab(tab), path, {})];
};

const tabPath = (urlName: string, tab: QueryTab): string => (tab === 'offices' ? officesPath(urlName) : partPath(tab, urlName));
