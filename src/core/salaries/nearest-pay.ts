import type { NearestPay, PaySlice } from './salary-figures.ts';

const mostNearestJobs = 4;
export const mostNearestCompanies = 5;

const mostForOneJob = 2;
export const mostNearestJobSlices = mostNearestJobs * mostForOneJob;

/** Companies considered, those with the most reviews. */
export const mostCompaniesAlike = 200;

/** Uses only slices that other pages publish, so nothing more can be inferred. */
export interface PayAlike {
  /** Most people first. */
  readonly companies: readonly PaySlice[];
  readonly jobs: readonly PaySlice[];
  readonly market: readonly PaySlice[];
}

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

/** Pay of industry peers and their jobs, first in the city, then everywhere, else at some peers. */
export function nearestPay({ companies, jobs, market }: PayAlike): NearestPay {
  const perJob = jobsAlike(jobs).map((urlName) => {
    const isOfJob = ({ group }: PaySlice): boolean => group.designation?.urlName === urlName;
    const wide = market.filter(isOfJob);
    const [inCity, everywhere] = [wide.filter(({ group }) => group.city !== null), wide.filter(({ group }) => group.city === null)];
    return [...inCity, ...everywhere, ...(wide.length > 0 ? [] : jobs.filter(isOfJob))].slice(0, mostForOneJob);
  });
  return { companies: companies.slice(0, mostNearestCompanies), jobs: perJob.flat() };
}
