import { crowdStep } from '../crowds/crowd-steps.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import { jobOutcomes, type JobOutcome } from '../careers/job-outcome.ts';
import type { JobOutcomes } from './job.ts';

export type OutcomeCounts = Readonly<Record<JobOutcome | 'people', number>>;

const shareStep = 10;

export const isOutcomeKnown = ({ people }: Pick<OutcomeCounts, 'people'>): boolean => people >= fewestContributors;

/** Rough shares, most first; null below the smallest crowd. */
export function outcomeShares(counts: OutcomeCounts | null | undefined): JobOutcomes | null {
  if (!counts || !isOutcomeKnown(counts)) return null;
  const { people } = counts;
  const shares = jobOutcomes
    .map((of) => ({ of, percent: Math.round((counts[of] * 100) / people / shareStep) * shareStep }))
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent);
  return { people: crowdStep(people), shares };
}
