import { routes as desk } from '#contract/generated/desk.ts';
import { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { BenefitReplies, CompanyReplies, InterviewReplies } from '#core/company-desk/company-replies.ts';
import { CompanyVisits } from '#core/company-desk/company-visits.ts';
import { DeskReports } from '#core/company-desk/desk-reports.ts';
import { DeskLogins } from '#core/company-desk/desk-logins.ts';
import { httpBenefitReplies } from '#web/adapters/company-desk/http-benefit-replies.ts';
import { httpCompanyDesks } from '#web/adapters/company-desk/http-company-desks.ts';
import { httpCompanyReplies } from '#web/adapters/company-desk/http-company-replies.ts';
import { httpCompanyVisits } from '#web/adapters/company-desk/http-company-visits.ts';
import { httpDeskReports } from '#web/adapters/company-desk/http-desk-reports.ts';
import { HiddenReplies } from '#core/company-desk/hidden-replies.ts';
import { httpInterviewReplies } from '#web/adapters/company-desk/http-interview-replies.ts';
import { httpHiddenReplies } from '#web/adapters/company-desk/http-hidden-replies.ts';
import { httpDeskLogins } from '#web/adapters/company-desk/http-desk-logins.ts';
import { overHttp } from '../container/bind.ts';

export const deskBindings = [
  overHttp(DeskLogins, httpDeskLogins, desk),
  overHttp(CompanyDesks, httpCompanyDesks, desk),
  overHttp(CompanyReplies, httpCompanyReplies, desk),
  overHttp(InterviewReplies, httpInterviewReplies, desk),
  overHttp(BenefitReplies, httpBenefitReplies, desk),
  overHttp(DeskReports, httpDeskReports, desk),
  overHttp(HiddenReplies, httpHiddenReplies, desk),
  overHttp(CompanyVisits, httpCompanyVisits, desk),
];
