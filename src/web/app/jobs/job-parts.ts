import { routes as jobs } from '#contract/generated/jobs.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { httpJobs } from '#web/adapters/jobs/http-jobs.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { overHttp, store } from '../container/bind.ts';

/** The sentences of jobs, and of the companies and lists that they name. */
export const jobSentences = [jobWords, jobAlertWords, companyWords, listWords, ratingWords];

/** What every page that shows jobs asks. */
export const jobBindings = [overHttp(Jobs, httpJobs, jobs)];

/** What every list of jobs asks. */
export const jobListBindings = [...jobBindings, store(JobsStore, [Jobs])];
