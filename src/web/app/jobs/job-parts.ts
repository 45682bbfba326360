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

export const jobSentences = [jobWords, jobAlertWords, companyWords, listWords, ratingWords];

export const jobBindings = [overHttp(Jobs, httpJobs, jobs)];

export const jobListBindings = [...jobBindings, store(JobsStore, [Jobs])];
