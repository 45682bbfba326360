import { allJobs } from '../jobs/job-search.ts';
import { interviewsPath, overviewPath, reviewsPath, screens, skillQuestionsPath } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { everyReview, reviewQueryOf } from '../reviews/review-search.ts';
import { placesFor } from '../salaries/pay-places.ts';
import { companyPayUrl, jobPayUrl } from '../salaries/pay-urls.ts';
import type { QueryTab } from './query-phrases.ts';
import type { QueryReading } from './read-query.ts';
import type { NamedSpan, SearchEntry } from './search-entry.ts';
import { calculatorUrl } from './calculator-url.ts';
import { answerOf, typeOfTab, type PossibleAnswer } from './search-answer.ts';

import { companiesPage, cityPayPage, idOf, interviewPages, jobsPage, titleParts, payPage, reviewsPage, tabOf, type NamedThings } from './possible-pages.ts';

/** Best first, limited to pages with known content except those of a job. */
export function answersTo(reading: QueryReading): readonly PossibleAnswer[] {
  const { COMPANY, DESIGNATION, SKILL, CITY, INDUSTRY, COLLEGE, COMMUNITY } = reading.named;
  if (COLLEGE)
    return [
      { ...answerOf('COLLEGE', COLLEGE.entry.path, {}, COLLEGE.entry), content: { of: 'college', id: Number(COLLEGE.entry.id) }, isAsked: isSure(COLLEGE) },
    ];
  if (COMMUNITY && COMPANY) return aboutCompany(COMPANY.entry);
  if (COMMUNITY) return [answerOf('COMMUNITY', COMMUNITY.entry.path, {}, COMMUNITY.entry)];
  const named: NamedThings = {
    company: COMPANY?.entry,
    designation: DESIGNATION?.entry,
    skill: SKILL?.entry,
    city: CITY?.entry,
    industry: INDUSTRY?.entry,
    years: yearsOf(reading),
    way: reading.way,
    isSure: DESIGNATION !== undefined && isSure(DESIGNATION),
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

const isSure = ({ how }: NamedSpan): boolean => how !== 'byBeginning' && how !== 'byWords';

/** Caps at 15, which means all above. */
const yearsOf = ({ years }: QueryReading): number | null => (years === null ? null : Math.min(years, 15));

function ofCompany(company: SearchEntry, named: NamedThings, tab: QueryTab | null): readonly PossibleAnswer[] {
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

const aboutCompany = (company: SearchEntry): readonly PossibleAnswer[] => (['reviews', 'questions', 'discussions'] as const).map((tab) => tabOf(company, tab));

function narrowedTab(company: SearchEntry, { designation, city, years, way, words }: NamedThings, tab: QueryTab): readonly PossibleAnswer[] {
  const { urlName } = company;
  if (tab === 'salaries' && designation) {
    const whole = payPage(jobPayUrl(urlName, designation.urlName, {}), { company, designation, city: undefined, years: null });
    return narrowedPay({ company, designation, city, years }, whole);
  }
  if (tab === 'salaries' && city) return [payPage(companyPayUrl(urlName, { city: city.urlName }), { company, designation: undefined, city, years: null })];
  if (tab === 'jobs') return [jobsPage({ of: 'company', urlName }, { company, designation, city, way, years, words }, company)];
  if (tab === 'interviews' && designation) {
    const content = { of: 'interviewsForJob', companyId: company.id, designationId: Number(designation.id) } as const;
    return [{ ...answerOf('INTERVIEWS', interviewsPath(urlName, designation.urlName), titleParts({ company, designation })), content }];
  }
  if (tab === 'reviews') {
    const query = Object.fromEntries(reviewQueryOf({ ...everyReview, city: city?.urlName ?? null, designation: designation?.urlName ?? null }));
    const content = { of: 'reviewsOfJob', companyId: company.id, designationId: idOf(designation), cityId: idOf(city) } as const;
    return [{ ...answerOf('REVIEWS', withPairs(reviewsPath(urlName), query), titleParts({ company, designation, city })), content }];
  }
  return [];
}

interface JobNamed extends Pick<NamedThings, 'company' | 'city' | 'years'> {
  readonly designation: SearchEntry;
}

/** Pay in the places around a city, as far as each has a page, before the whole job. */
function narrowedPay({ company, designation, city, years }: JobNamed, whole: PossibleAnswer, entry?: SearchEntry): readonly PossibleAnswer[] {
  const at = (place: SearchEntry | undefined, wider: PossibleAnswer): PossibleAnswer =>
    place || years !== null
      ? payPage(
          jobPayUrl(company?.urlName ?? null, designation.urlName, { city: place?.urlName ?? null, experience: years }),
          { company, designation, city: place, years },
          { ...(entry && { entry }), wider },
        )
      : wider;
  const places = placesFor(city !== undefined).filter((place) => place !== 'citiesLike');
  const narrowest = places.reduceRight((wider, place) => at(place === 'city' ? city : undefined, wider), whole);
  return narrowest === whole ? [whole] : [narrowest, whole];
}

function ofDesignation(
  designation: SearchEntry,
  { city, years, industry, way, words, isSure: isNamed }: NamedThings,
  tab: QueryTab | null,
): readonly PossibleAnswer[] {
  const job = { company: undefined, designation, city: undefined, years: null };
  const whole = { ...payPage(jobPayUrl(null, designation.urlName, {}), job, { entry: designation }), isAsked: isNamed && (tab === null || tab === 'salaries') };
  const pay = narrowedPay({ company: undefined, designation, city, years }, whole, designation);
  const [questions, stories] = interviewPages(designation);
  const places =
    city || industry
      ? ofPlace({ company: undefined, designation: undefined, skill: undefined, city, industry, years: null, way: null, isSure: false, words: '' }, null)
      : [];
  const open = { designation, city, industry, way, years, words };
  const jobs = jobsPage({ of: 'designation', urlName: designation.urlName }, open, designation);
  if (way && tab === 'salaries') return [...pay, jobs, questions];
  if (tab === 'jobs' || way) return [{ ...jobs, isAsked: isNamed }, ...otherJobs(open, designation), ...pay, questions];
  if (tab === 'interviews' || tab === 'questions') return [questions, stories, ...pay];
  return [...pay, questions, ...(hasJobs(designation) ? [jobs] : []), ...places.slice(0, 1)];
}

function ofSkill(skill: SearchEntry, { city, industry, way, years, words }: NamedThings, tab: QueryTab | null): readonly PossibleAnswer[] {
  const content = { of: 'questions', list: 'skill', id: Number(skill.id) } as const;
  const questions = { ...answerOf('INTERVIEWS', skillQuestionsPath(skill.urlName), titleParts({ skill }), skill), content };
  const open = { skill, city, industry, way, years, words };
  const jobs = jobsPage({ of: 'skill', urlName: skill.urlName }, open, skill);
  if (tab === 'jobs' || way) return [{ ...jobs, isAsked: true }, ...otherJobs(open, skill), questions];
  return [questions, ...(hasJobs(skill) ? [jobs] : [])];
}

function otherJobs(open: Partial<NamedThings>, entry: SearchEntry): readonly PossibleAnswer[] {
  const { city, industry, way = null, years = null, words } = open;
  const said = [entry.name.toLowerCase(), words].filter(Boolean).join(' ');
  const saying = jobsPage(allJobs, { city, industry, way, years, words: said });
  const without = [entry.name.toLowerCase(), ...(words ? words.split(' ') : [])];
  const around = { ...jobsPage(allJobs, { city, industry, way }), wider: null, without };
  return [...(hasJobs(entry) ? [] : [{ ...saying, parts: { ...saying.parts, ...titleParts(open) } }]), ...(city || way ? [around] : [])];
}

const hasJobs = ({ counts }: SearchEntry): boolean => (counts.jobsLive ?? 0) > 0;

function ofPlace(named: NamedThings, tab: QueryTab | null): readonly PossibleAnswer[] {
  const { city, industry, years, words } = named;
  const companies = companiesPage(named);
  const pay = city ? [cityPayPage(city, years)] : [];
  if (tab === 'salaries') return [...pay, companies];
  if (tab === 'reviews') return [reviewsPage(named), companies];
  if (tab === 'jobs') return [jobsPage(allJobs, { city, industry, years, words }), companies];
  return [companies, ...pay, reviewsPage(named)];
}

function ofPage(reading: QueryReading): readonly PossibleAnswer[] {
  const { page, named } = reading;
  if (page === null) return [];
  return [answerOf('PAGE', calculatorUrl(page, { ...reading, city: named.CITY?.entry ?? null, designation: named.DESIGNATION?.entry ?? null }), { page })];
}

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
