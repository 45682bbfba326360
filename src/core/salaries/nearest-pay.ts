import type { NearestPay, PaySlice } from './salary-figures.ts';

/** The most jobs and companies of an industry that stand in for a company of which no pay is shown. */
const mostNearestJobs = 4;
export const mostNearestCompanies = 5;

/** The most slices of one job: in the city and everywhere, or at two companies. */
const mostForOneJob = 2;
export const mostNearestJobSlices = mostNearestJobs * mostForOneJob;

/** The companies of the industry that are looked at: those with the most reviews. */
export const mostCompaniesAlike = 200;

/** What is shown of other companies of an industry, and of their jobs at all companies. Every slice is one that another page publishes, so that nothing more can be worked out. */
export interface PayAlike {
  /** Everyone at each company, most people first. */
  readonly companies: readonly PaySlice[];
  /** Each job at each company. */
  readonly jobs: readonly PaySlice[];
  /** The jobs in the city of the company, and everywhere. */
  readonly market: readonly PaySlice[];
}

/** The jobs that most companies of an industry have, by their names in URLs, those of most people first. */
export function jobsAlike(jobs: readonly PaySlice[]): readonly string[] {
  const reported = new Map<string, { readonly companies: number; readonly people: number }>();
  for (const { group, figures } of jobs) {
    if (!group.designation) continue;
    const { companies = 0, people = 0 } = reported.get(group.designation.urlName) ?? {};
    reported.set(group.designation.urlName, { companies: companies + 1, people: people + figures.people });
  }
  const sorted = [...reported].toSorted(
    ([name, one], [otherName, other]) => other.companies - one.companies || other.people - one.people || (name < otherName ? -1 : 1),
  );
  return sorted.slice(0, mostNearestJobs).map(([urlName]) => urlName);
}

/** What stands in for the pay of a company: what others of its industry pay, and each of their jobs in the city, everywhere, or where neither is shown at some of them. */
export function nearestPay({ companies, jobs, market }: PayAlike): NearestPay {
  const perJob = jobsAlike(jobs).map((urlName) => {
    const isOfJob = ({ group }: PaySlice): boolean => group.designation?.urlName === urlName;
    const wide = market.filter(isOfJob);
    const [inCity, everywhere] = [wide.filter(({ group }) => group.city !== null), wide.filter(({ group }) => group.city === null)];
    return [...inCity, ...everywhere, ...(wide.length > 0 ? [] : jobs.filter(isOfJob))].slice(0, mostForOneJob);
  });
  return { companies: companies.slice(0, mostNearestCompanies), jobs: perJob.flat() };
}
