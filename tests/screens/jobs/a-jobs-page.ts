import { Companies } from '#core/companies/companies.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { Questions } from '#core/questions/questions.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import type { KnownJob } from '#tests/jobs.ts';
import type { Swap } from '#tests/screens/open.tsx';

/** Jobs and the company that most of them are of, in the place of what would leave the device. */
export const jobSwaps = (jobs: readonly KnownJob[] | FakeJobs, others: readonly Swap[] = []): readonly Swap[] => [
  [Jobs, jobs instanceof FakeJobs ? jobs : new FakeJobs(jobs)],
  [Companies, new FakeCompanies([koyal])],
  ...others,
];

export { Questions, Salaries };
