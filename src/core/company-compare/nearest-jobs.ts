import { nearestJob, nearnessOfJobs } from '../salaries/nearest-job.ts';
import type { PaySlice } from '../salaries/salary-figures.ts';
import type { NearestJob, NearestJobs } from './company-comparison.ts';

interface Row {
  readonly jobs: readonly (NearestJob | null)[];
  readonly companies: number;
  readonly alike: number;
  readonly fewest: number;
}

/** Similar jobs once each, by number of companies, likeness, then people. */
export function nearestJobs(ofCompanies: readonly (readonly PaySlice[])[], most: number): readonly NearestJobs[] {
  if (most <= 0) return [];
  const rows = ofCompanies.flatMap((jobs, at) => jobs.flatMap((job) => rowOf(job, at, ofCompanies) ?? []));
  const [best] = rows.toSorted((one, other) => other.companies - one.companies || other.alike - one.alike || other.fewest - one.fewest);
  if (!best) return [];
  const left = ofCompanies.map((jobs, at) => jobs.filter(({ group }) => group.designation?.urlName !== best.jobs[at]?.designation.urlName));
  return [{ jobs: best.jobs }, ...nearestJobs(left, most - 1)];
}

/** Job with the nearest at other companies. None without any. */
function rowOf({ group: { designation }, figures }: PaySlice, at: number, ofCompanies: readonly (readonly PaySlice[])[]): Row | undefined {
  if (!designation) return undefined;
  const jobs = ofCompanies.map((others, place): NearestJob | null => {
    if (place === at) return { designation, figures };
    const found = nearestJob(designation.name, others);
    return found?.group.designation ? { designation: found.group.designation, figures: found.figures } : null;
  });
  const shown = jobs.filter((job) => job !== null);
  const alike = shown.reduce((sum, job) => sum + (nearnessOfJobs(designation.name, job.designation.name)?.alike ?? 0), 0);
  return shown.length > 1 ? { jobs, companies: shown.length, alike, fewest: Math.min(...shown.map((job) => job.figures.people)) } : undefined;
}
