import { routes as desk } from '#contract/generated/desk.ts';
import { Clock } from '#core/clock.ts';
import { CompanyJobs } from '#core/company-desk/company-jobs.ts';
import { JobFeeds } from '#core/company-desk/job-feeds.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { httpCompanyJobs } from '#web/adapters/company-desk/http-company-jobs.ts';
import { httpJobFeeds } from '#web/adapters/company-desk/http-job-feeds.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { DeskFeedStore } from '#web/stores/company-desk/desk-feed-store.ts';
import { DeskJobsStore } from '#web/stores/company-desk/desk-jobs-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { deskFeedWords } from '#web/words/company-desk/desk-feed-words.ts';
import { deskJobWords } from '#web/words/company-desk/desk-job-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { csvLinesWords } from '#web/words/ui/csv-lines-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { deskShared } from './desk-page.ts';

export { DeskJobsScreen as Screen } from '#web/views/company-desk/DeskJobsScreen.tsx';

export const words = [deskWords, deskJobWords, deskFeedWords, csvLinesWords, jobWords, companyWords];

export const shared = deskShared;

export const bindings = [
  overHttp(CompanyJobs, httpCompanyJobs, desk),
  overHttp(JobFeeds, httpJobFeeds, desk),
  store(Drafts, [UserStorage, Clock]),
  store(DeskJobsStore, [CompanyJobs, CompanyDeskStore, Drafts, Clock]),
  store(DeskFeedStore, [JobFeeds, CompanyDeskStore, DeskJobsStore, Clock]),
];

export { loadDesk as load, headOfDesk as head } from './desk-page.ts';
