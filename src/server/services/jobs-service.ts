import { jobAlertOperations } from './jobs/job-alert-operations.ts';
import { jobOperations } from './jobs/job-operations.ts';
import { savedJobOperations } from './jobs/saved-job-operations.ts';
import { joinedOperations } from './joined-operations.ts';

export const jobsService = joinedOperations(jobOperations, savedJobOperations, jobAlertOperations);
