import type { SharedGroup } from '../benefits/benefit.ts';
import type { Benefits } from '../benefits/benefits.ts';
import { mostGivenShares } from '../benefits/most-given.ts';
import type { Companies } from '../companies/companies.ts';
import type { CompanyHeader } from '../companies/company.ts';
import type { InterviewFigures } from '../interviews/interview-figures.ts';
import type { Interviews } from '../interviews/interviews.ts';
import { standOf, type QuotedTopic } from '../reviews/digest.ts';
import { allOf } from '../reviews/ratings.ts';
import type { ReviewFigures } from '../reviews/review-figures.ts';
import type { ReviewInsights } from '../reviews/review-insights.ts';
import type { Reviews } from '../reviews/reviews.ts';
import { everyCompanyPay, everyJobPay } from '../salaries/pay-search.ts';
import type { Salaries } from '../salaries/salaries.ts';
import type { PaySlice } from '../salaries/salary-figures.ts';
import type { CompanyComparisons } from './company-comparisons.ts';
import {
  mostComparedJobs,
  mostComparedPlaces,
  mostComparedTopics,
  type ComparedCompany,
  type ComparedCompanyJob,
  type NearestJobs,
} from './company-comparison.ts';
import { nearestJobs } from './nearest-jobs.ts';
import { sameExperience } from './same-experience.ts';

interface ComparedPorts {
  readonly companies: Companies;
  readonly reviews: Reviews;
  readonly salaries: Salaries;
  readonly interviews: Interviews;
  readonly benefits: Benefits;
}

interface CompanyParts {
  readonly header: CompanyHeader;
  readonly figures: ReviewFigures;
  readonly insights: ReviewInsights;
  readonly reported: InterviewFigures;
  readonly pay: PaySlice | null;
  readonly jobs: readonly PaySlice[];
  readonly given: readonly SharedGroup[];
}

/** Builds comparisons from published pages without new counting. */
export const comparisonsOver = (ports: ComparedPorts): CompanyComparisons => ({
  compare: async (urlNames) => {
    const all = await Promise.all(urlNames.map(async (urlName) => partsOf(ports, urlName)));
    const shared = sharedJobs(all.map(({ jobs }) => jobs));
    const bands = await Promise.all(all.map(async ({ header }, at) => bandsAt(ports, header.urlName, shared, at)));
    const jobs = shared.map((job, place) => ({ ...job, sameExperience: sameExperience(bands.map((ofCompany) => ofCompany[place] ?? [])) }));
    return { companies: all.map(comparedCompany), jobs, nearest: nearestBeside(shared, all) };
  },
});

function nearestBeside(shared: readonly SharedJob[], all: readonly CompanyParts[]): readonly NearestJobs[] {
  const isTaken = ({ group }: PaySlice): boolean => shared.some(({ designation }) => designation.urlName === group.designation?.urlName);
  const left = all.map(({ jobs }) => jobs.filter((job) => job.figures.currency === 'INR' && !isTaken(job)));
  return nearestJobs(left, mostComparedJobs - shared.length);
}

/** Published pay by experience, requested sequentially. */
async function bandsAt({ salaries }: ComparedPorts, urlName: string, shared: readonly SharedJob[], at: number): Promise<readonly (readonly PaySlice[])[]> {
  const bands: (readonly PaySlice[])[] = [];
  for (const { designation, pays } of shared) bands.push(pays[at] ? (await salaries.ofJob(urlName, designation.urlName, everyJobPay)).byExperience : []);
  return bands;
}

/** Sequential requests, so that a comparison uses one connection a company. */
async function partsOf({ companies, reviews, salaries, interviews, benefits }: ComparedPorts, urlName: string): Promise<CompanyParts> {
  const header = await companies.header(urlName);
  const figures = await reviews.figures(header.urlName);
  const insights = await reviews.insights(header.urlName);
  const { slice: pay, jobs } = await salaries.ofCompany(header.urlName, everyCompanyPay);
  const { figures: reported } = await interviews.filters(header.urlName, null);
  const { groups: given } = await benefits.ofCompany(header.urlName);
  return { header, figures, insights, reported, pay, jobs, given };
}

function comparedCompany({ header, figures, insights: { exit, digest }, reported, pay, given }: CompanyParts): ComparedCompany {
  const { urlName, name, logo, infoTags, headquarters, foundedYear, indianEmployeeCount, globalEmployeeCount, officeLocations } = header;
  const { interviewsCount, hardnesses, roundKinds, totalDays, feedback } = reported;
  return {
    urlName,
    name,
    logo,
    industries: infoTags,
    headquarters,
    foundedYear,
    indianEmployeeCount,
    globalEmployeeCount,
    places: officeLocations.slice(0, mostComparedPlaces),
    placesCount: officeLocations.length,
    reviewsCount: figures.reviewsCount,
    rating: figures.rating,
    stars: allOf(figures.weeks),
    categories: figures.categories,
    liked: topicsThatAre('good', digest.topics),
    disliked: topicsThatAre('bad', digest.topics),
    benefits: mostGivenShares(given),
    exit,
    interviews: { interviewsCount, roundsCount: roundKinds.reduce((sum, { count }) => sum + count, 0), hardnesses, totalDays, feedback },
    pay: pay?.figures ?? null,
  };
}

const topicsThatAre = (stand: 'good' | 'bad', topics: readonly QuotedTopic[]) =>
  topics
    .filter((topic) => standOf(topic) === stand)
    .map(({ topic, people, likes, dislikes }) => ({ topic, people, agree: stand === 'good' ? likes : dislikes }))
    .toSorted((one, other) => other.agree - one.agree)
    .slice(0, mostComparedTopics);

type SharedJob = Omit<ComparedCompanyJob, 'sameExperience'>;

/** Jobs of two companies or more, sorted by companies, then people. */
export function sharedJobs(ofCompanies: readonly (readonly PaySlice[])[]): readonly SharedJob[] {
  const inRupees = ofCompanies.map((jobs) => jobs.filter(({ figures }) => figures.currency === 'INR'));
  const named = inRupees.flat().flatMap(({ group: { designation } }) => designation ?? []);
  const rows = [...new Map(named.map((designation) => [designation.urlName, designation])).values()].map((designation) => {
    const pays = inRupees.map((jobs) => jobs.find(({ group }) => group.designation?.urlName === designation.urlName)?.figures ?? null);
    const reported = pays.filter((figures) => figures !== null);
    return { designation, pays, companies: reported.length, people: reported.reduce((sum, { people }) => sum + people, 0) };
  });
  return rows
    .filter(({ companies }) => companies > 1)
    .toSorted((one, other) => other.companies - one.companies || other.people - one.people)
    .slice(0, mostComparedJobs)
    .map(({ designation, pays }) => ({ designation, pays }));
}
