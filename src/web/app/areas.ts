import type { ScreenName } from '#core/navigation/declared-screens.ts';
import type { Words } from '#web/words/words.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import type { FetchWiring } from './navigation/lazy-screen.tsx';
import { textAreas } from './texts/text-areas.ts';
import { withWords } from './words/with-words.ts';

/** One screen for a company and its jobs, so that choosing a job keeps the reader in place. */
const companyInterviews = () => import(/* webpackChunkName: "companyInterviews" */ './interviews/company-interviews-wiring.ts');

const search = () => import(/* webpackChunkName: "search" */ './search/search-wiring.ts');
const question = () => import(/* webpackChunkName: "question" */ './questions/question-wiring.ts');
const awards = () => import(/* webpackChunkName: "awards" */ './awards/awards-wiring.ts');
const topQuestions = () => import(/* webpackChunkName: "topQuestions" */ './questions/top-questions-wiring.ts');
const hrQuestions = () => import(/* webpackChunkName: "hrQuestions" */ './questions/hr-questions-wiring.ts');

/** Screen with its chunk and words, fetched in parallel. */
export type Area = readonly [name: ScreenName | 'notFound', load: FetchWiring, words?: readonly Words[]];

/** Every screen with its chunk of the same name, listing words so that they load in parallel. */
export const areas = [
  ['home', withWords(() => import(/* webpackChunkName: "home" */ './home/home-wiring.ts'))],
  ['search', search, [searchWords]],
  ['searchOf', search, [searchWords]],
  ['companies', () => import(/* webpackChunkName: "companies" */ './companies/companies-wiring.ts')],
  ['forCompanies', () => import(/* webpackChunkName: "forCompanies" */ './company-desk/for-companies-wiring.ts')],
  ['companyDesk', () => import(/* webpackChunkName: "companyDesk" */ './company-desk/company-desk-wiring.ts'), [companyWords]],
  ['deskFacts', () => import(/* webpackChunkName: "deskFacts" */ './company-desk/desk-facts-wiring.ts')],
  ['deskJobs', () => import(/* webpackChunkName: "deskJobs" */ './company-desk/desk-jobs-wiring.ts')],
  ['deskVisits', () => import(/* webpackChunkName: "deskVisits" */ './company-desk/desk-visits-wiring.ts')],
  ['deskPeople', () => import(/* webpackChunkName: "deskPeople" */ './company-desk/desk-people-wiring.ts')],
  ['compareCompanies', () => import(/* webpackChunkName: "compareCompanies" */ './company-compare/company-compare-wiring.ts')],
  ['overview', () => import(/* webpackChunkName: "overview" */ './company-profiles/overview-wiring.ts'), [companyWords]],
  ['organisation', () => import(/* webpackChunkName: "organisation" */ './company-profiles/organisation-wiring.ts')],
  ['earlierFacts', () => import(/* webpackChunkName: "earlierFacts" */ './company-profiles/earlier-facts-wiring.ts')],
  ['offices', () => import(/* webpackChunkName: "offices" */ './company-profiles/offices-wiring.ts')],
  ['office', () => import(/* webpackChunkName: "office" */ './company-profiles/office-wiring.ts')],
  ['reviews', () => import(/* webpackChunkName: "reviews" */ './reviews/review-hub-wiring.ts'), [postWords]],
  ['companyReviews', () => import(/* webpackChunkName: "companyReviews" */ './reviews/company-reviews-wiring.ts'), [companyWords]],
  ['review', () => import(/* webpackChunkName: "review" */ './reviews/review-wiring.ts'), [postWords]],
  ['reviewForm', () => import(/* webpackChunkName: "reviewForm" */ './reviews/review-form-wiring.ts'), [contributionWords]],
  ['salaryForm', () => import(/* webpackChunkName: "salaryForm" */ './salaries/salary-form-wiring.ts'), [contributionWords]],
  ['interviewForm', () => import(/* webpackChunkName: "interviewForm" */ './interviews/interview-form-wiring.ts'), [contributionWords]],
  ['nextStep', () => import(/* webpackChunkName: "nextStep" */ './contributions/next-step-wiring.ts'), [contributionWords]],
  ['contributions', () => import(/* webpackChunkName: "contributions" */ './contributions/contributions-wiring.ts'), [contributionWords]],
  ['rewards', () => import(/* webpackChunkName: "rewards" */ './rewards/rewards-wiring.ts'), [contributionWords]],
  ['salaries', () => import(/* webpackChunkName: "salaries" */ './salaries/salary-hub-wiring.ts'), [payWords]],
  ['companySalaries', () => import(/* webpackChunkName: "companySalaries" */ './salaries/company-salaries-wiring.ts'), [payWords]],
  ['jobSalary', () => import(/* webpackChunkName: "jobSalary" */ './salaries/job-salary-wiring.ts'), [payWords]],
  ['designationSalary', () => import(/* webpackChunkName: "designationSalary" */ './salaries/designation-salary-wiring.ts'), [payWords]],
  ['compareSalaries', () => import(/* webpackChunkName: "compareSalaries" */ './salaries/compare-salaries-wiring.ts'), [payWords]],
  ['interviews', () => import(/* webpackChunkName: "interviews" */ './interviews/interview-hub-wiring.ts'), [postWords]],
  ['companyInterviews', companyInterviews, [postWords]],
  ['jobInterviews', companyInterviews, [postWords]],
  ['interview', () => import(/* webpackChunkName: "interview" */ './interviews/interview-wiring.ts'), [postWords]],
  ['benefitsForm', () => import(/* webpackChunkName: "benefitsForm" */ './benefits/benefits-form-wiring.ts'), [contributionWords]],
  ['companyBenefits', () => import(/* webpackChunkName: "companyBenefits" */ './benefits/company-benefits-wiring.ts')],
  ['benefit', () => import(/* webpackChunkName: "benefit" */ './benefits/benefit-wiring.ts'), [postWords]],
  ['benefitNote', () => import(/* webpackChunkName: "benefitNote" */ './benefits/benefit-note-wiring.ts'), [postWords]],
  ['question', question, [postWords]],
  ['questionById', question, [postWords]],
  ['topQuestions', topQuestions, [postWords]],
  ['jobTopQuestions', topQuestions, [postWords]],
  ['practice', () => import(/* webpackChunkName: "practice" */ './questions/practice-wiring.ts'), [postWords]],
  ['hrQuestions', hrQuestions, [postWords]],
  ['hrSubjectQuestions', hrQuestions, [postWords]],
  ['designationQuestions', () => import(/* webpackChunkName: "designationQuestions" */ './questions/designation-questions-wiring.ts'), [postWords]],
  ['skillQuestions', () => import(/* webpackChunkName: "skillQuestions" */ './questions/skill-questions-wiring.ts'), [postWords]],
  ['askedQuestions', () => import(/* webpackChunkName: "askedQuestions" */ './questions/asked-questions-wiring.ts'), [postWords]],
  ['companyPhotos', () => import(/* webpackChunkName: "companyPhotos" */ './photos/company-photos-wiring.ts'), [photoWords]],
  ['photoSet', () => import(/* webpackChunkName: "photoSet" */ './photos/photo-set-wiring.ts'), [postWords]],
  ['photoForm', () => import(/* webpackChunkName: "photoForm" */ './photos/photo-form-wiring.ts'), [contributionWords]],
  ['jobs', () => import(/* webpackChunkName: "jobs" */ './jobs/jobs-wiring.ts'), [jobWords, jobAlertWords]],
  ['jobsOf', () => import(/* webpackChunkName: "jobsOf" */ './jobs/jobs-of-wiring.ts'), [jobWords, jobAlertWords]],
  ['job', () => import(/* webpackChunkName: "job" */ './jobs/job-wiring.ts'), [jobWords, jobAlertWords]],
  ['awards', awards, [awardWords]],
  ['awardsOf', awards, [awardWords]],
  ['awards2026', awards, [awardWords]],
  ['awards2025', awards, [awardWords]],
  ['awards2024', awards, [awardWords]],
  ['awardList2026', awards, [awardWords]],
  ['awardList2025', awards, [awardWords]],
  ['awardList2024', awards, [awardWords]],
  ['awardsQualifier', () => import(/* webpackChunkName: "awardsQualifier" */ './awards/qualifier-wiring.ts'), [awardWords]],
  ['colleges', () => import(/* webpackChunkName: "colleges" */ './colleges/colleges-wiring.ts')],
  ['college', () => import(/* webpackChunkName: "college" */ './colleges/college-wiring.ts'), [postWords]],
  ['savedJobs', () => import(/* webpackChunkName: "savedJobs" */ './jobs/saved-jobs-wiring.ts'), [jobAlertWords]],
  ['jobAlerts', () => import(/* webpackChunkName: "jobAlerts" */ './jobs/job-alerts-wiring.ts'), [jobAlertWords]],
  ['calculators', () => import(/* webpackChunkName: "calculators" */ './calculators/calculators-wiring.ts'), [calculatorWords]],
  ['takeHome', () => import(/* webpackChunkName: "takeHome" */ './take-home/take-home-wiring.ts'), [calculatorWords]],
  ['gratuity', () => import(/* webpackChunkName: "gratuity" */ './gratuity/gratuity-wiring.ts'), [calculatorWords]],
  ['hra', () => import(/* webpackChunkName: "hra" */ './hra/hra-wiring.ts'), [calculatorWords]],
  ['hike', () => import(/* webpackChunkName: "hike" */ './hike/hike-wiring.ts'), [calculatorWords]],
  ['compareOffers', () => import(/* webpackChunkName: "compareOffers" */ './compare-offers/compare-offers-wiring.ts'), [calculatorWords]],
  ['paidFairly', withWords(() => import(/* webpackChunkName: "paidFairly" */ './paid-fairly/paid-fairly-wiring.ts')), [calculatorWords]],
  ['communities', () => import(/* webpackChunkName: "communities" */ './communities/communities-wiring.ts'), [postWords]],
  ['community', () => import(/* webpackChunkName: "community" */ './communities/community-wiring.ts'), [postWords]],
  ['department', () => import(/* webpackChunkName: "department" */ './communities/department-wiring.ts'), [postWords]],
  ['companyPosts', () => import(/* webpackChunkName: "companyPosts" */ './communities/company-posts-wiring.ts'), [postWords]],
  ['post', () => import(/* webpackChunkName: "post" */ './posts/post-wiring.ts'), [postWords]],
  ['moderation', () => import(/* webpackChunkName: "moderation" */ './moderation/moderation-wiring.ts')],
  ['team', withWords(() => import(/* webpackChunkName: "team" */ './moderation/team-wiring.ts'))],
  ['administration', () => import(/* webpackChunkName: "administration" */ './administration/administration-wiring.ts')],
  ['hostNumbers', () => import(/* webpackChunkName: "hostNumbers" */ './usage/host-numbers-wiring.ts')],
  ['companyFile', () => import(/* webpackChunkName: "companyFile" */ './administration/company-file-wiring.ts')],
  ['profileForm', () => import(/* webpackChunkName: "profileForm" */ './profile-form/profile-form-wiring.ts')],
  ['transparency', () => import(/* webpackChunkName: "transparency" */ './moderation/transparency-wiring.ts')],
  ['securityChecks', () => import(/* webpackChunkName: "securityChecks" */ './security-checks/security-checks-wiring.ts')],
  ['dataMap', withWords(() => import(/* webpackChunkName: "dataMap" */ './privacy/data-map-wiring.ts'))],
  ['contact', withWords(() => import(/* webpackChunkName: "dataMap" */ './operator/contact-wiring.ts'))],
  ['login', withWords(() => import(/* webpackChunkName: "login" */ './login/login-wiring.ts'))],
  ['session', withWords(() => import(/* webpackChunkName: "session" */ './sessions/session-wiring.ts'))],
  ['user', withWords(() => import(/* webpackChunkName: "user" */ './profile/user-wiring.ts'))],
  ['ownPosts', withWords(() => import(/* webpackChunkName: "ownPosts" */ './communities/own-posts-wiring.ts')), [postWords]],
  ['madeUpName', withWords(() => import(/* webpackChunkName: "personas" */ './personas/made-up-name-wiring.ts'))],
  ['notifications', withWords(() => import(/* webpackChunkName: "notifications" */ './notifications/notifications-wiring.ts'))],
  ['messages', withWords(() => import(/* webpackChunkName: "messages" */ './chat/messages-wiring.ts'))],
  ['userSettings', withWords(() => import(/* webpackChunkName: "userSettings" */ './settings/user-settings-wiring.ts'))],
  ['settings', withWords(() => import(/* webpackChunkName: "settings" */ './settings/settings-wiring.ts'))],
  ['manageAccount', withWords(() => import(/* webpackChunkName: "manageAccount" */ './account/manage-account-wiring.ts'))],
  ['mutes', withWords(() => import(/* webpackChunkName: "mutes" */ './moderation/mutes-wiring.ts'))],
  ['recorded', withWords(() => import(/* webpackChunkName: "recorded" */ './usage/recorded-wiring.ts'))],
  ['needHelp', withWords(() => import(/* webpackChunkName: "needHelp" */ './settings/need-help-wiring.ts'))],
  ...textAreas,
  ['grievances', () => import(/* webpackChunkName: "grievances" */ './support/grievances-wiring.ts')],
  ['summonsNotice', () => import(/* webpackChunkName: "summonsNotice" */ './support/summons-notice-wiring.ts')],
  ['kit', () => import(/* webpackChunkName: "kit" */ './kit/kit-wiring.ts')],
  ['notFound', withWords(() => import(/* webpackChunkName: "notFound" */ './errors/not-found-wiring.ts'))],
] as const satisfies readonly Area[];

type Unrouted = Exclude<ScreenName, (typeof areas)[number][0]>;

/** Compiles only where every screen has its area. */
true satisfies Unrouted extends never ? true : { readonly missing: Unrouted };
