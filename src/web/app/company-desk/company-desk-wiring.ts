import { BenefitReplies, CompanyReplies, InterviewReplies } from '#core/company-desk/company-replies.ts';
import { DeskReports } from '#core/company-desk/desk-reports.ts';
import { HiddenReplies } from '#core/company-desk/hidden-replies.ts';
import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { DeskRepliesStore } from '#web/stores/company-desk/desk-replies-store.ts';
import { DeskReportsStore } from '#web/stores/company-desk/desk-reports-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { deskReportWords } from '#web/words/company-desk/desk-report-words.ts';
import { HiddenRepliesStore } from '#web/stores/company-desk/hidden-replies-store.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { deskReplyWords } from '#web/words/company-desk/desk-reply-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { store } from '../container/bind.ts';
import { deskShared } from './desk-page.ts';

export { CompanyDeskScreen as Screen } from '#web/views/company-desk/CompanyDeskScreen.tsx';

export const words = [
  deskWords,
  deskReportWords,
  deskReplyWords,
  companyWords,
  ratingWords,
  reviewWords,
  interviewWords,
  benefitWords,
  listWords,
  companyReplyWords,
];

export const shared = deskShared;

export const bindings = [
  store(Drafts, [UserStorage, Clock]),
  store(DeskRepliesStore, [CompanyReplies, InterviewReplies, BenefitReplies, CompanyDeskStore, Drafts]),
  store(DeskReportsStore, [DeskReports, CompanyDeskStore]),
  store(HiddenRepliesStore, [HiddenReplies, CompanyDeskStore]),
];

export { loadDesk as load, headOfDesk as head } from './desk-page.ts';
