import { crowdStep } from '../crowds/crowd-steps.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import { jobOutcomes, type JobOutcome } from '../careers/job-outcome.ts';
import type { JobOutcomes } from './job.ts';

/** How many people reported each outcome. */
export type OutcomeCounts = Readonly<Record<JobOutcome | 'people', number>>;

/** Shares are said in steps of so many percent. */
const shareStep = 10;

/** Whether enough people reported an outcome to say that one is known. */
export const isOutcomeKnown = ({ people }: Pick<OutcomeCounts, 'people'>): boolean => people >= fewestContributors;

/** What people reported, most first, in rough shares; null below the smallest crowd, of whom nothing is said. */
export function outcomeShares(counts: OutcomeCounts | null | undefined): JobOutcomes | null {
  if (!counts || !isOutcomeKnown(counts)) return null;
  const { people } = counts;
  const shares = jobOutcomes
    .map((of) => ({ of, percent: Math.round((counts[of] * 100) / people / shareStep) * shareStep }))
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent);
  return { people: crowdStep(people), shares };
}
