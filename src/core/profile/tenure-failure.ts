import { Failure } from '../failure.ts';
import { earliestYear, problemWith, type Month, type Tenure, type TenureProblem } from './tenure.ts';

export const mostEntries = 50;

const sentences: Readonly<Record<TenureProblem, readonly [field: keyof Tenure, message: string]>> = {
  'no-start': ['from', 'must be a month'],
  'early-start': ['from', `must not be before ${earliestYear}`],
  'future-start': ['from', 'must not be in the future'],
  'no-end': ['to', 'must be a month'],
  'end-first': ['to', 'must not be before the first month'],
  'future-end': ['to', 'must not be in the future'],
};

/** Failure with the offending field, or undefined. */
export function tenureFailure(tenure: Tenure, thisMonth: Month): Failure | undefined {
  const problem = problemWith(tenure, thisMonth);
  if (!problem) return undefined;
  const [field, message] = sentences[problem];
  return new Failure('invalid', `${field} ${message}.`, { code: 'RULE_BROKEN', problems: [{ pointer: `/body/${field}`, message }] });
}

export const limitFailure = (kept: number): Failure | undefined =>
  kept < mostEntries ? undefined : new Failure('conflict', `More than ${mostEntries} cannot be saved.`, { code: 'TOO_MANY' });
