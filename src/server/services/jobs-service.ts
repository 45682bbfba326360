import { jobOperations } from './jobs/job-operations.ts';
import { joinedOperations } from './joined-operations.ts';

/** The contract of jobs, answered for one request. */
export const jobsService = joinedOperations(jobOperations);
