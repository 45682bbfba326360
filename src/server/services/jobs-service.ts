import { jobAlertOperations } from './jobs/job-alert-operations.ts';
import { savedJobOperations } from './jobs/saved-job-operations.ts';
import { joinedOperations } from './joined-operations.ts';

/** The contract of jobs. */
export const jobsService = joinedOperations(savedJobOperations, jobAlertOperations);
