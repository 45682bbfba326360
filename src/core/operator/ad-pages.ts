import { screenNameOf } from '../navigation/screen-names.ts';
import type { ScreenName } from '../navigation/screens.ts';

/** The screens below which an advertisement of the host may stand: those that list or tell what everyone reads. A new screen has none until it is named here. */
const adScreens: readonly ScreenName[] = [
  ...(['home', 'companies', 'overview', 'organisation', 'offices', 'office'] as const),
  ...(['reviews', 'companyReviews', 'salaries', 'companySalaries', 'jobSalary', 'designationSalary'] as const),
  ...(['interviews', 'companyInterviews', 'jobInterviews', 'companyBenefits', 'benefit', 'companyPhotos'] as const),
  ...(['question', 'topQuestions', 'jobTopQuestions', 'hrQuestions', 'hrSubjectQuestions', 'designationQuestions'] as const),
  ...(['skillQuestions', 'askedQuestions', 'jobs', 'jobsOf', 'job', 'awards', 'awardsOf', 'colleges', 'college'] as const),
  ...(['communities', 'community', 'department', 'companyPosts', 'post', 'blog', 'blogPost'] as const),
];

const adPages: ReadonlySet<string> = new Set(adScreens.map((name) => screenNameOf(name)));

/** Whether an advertisement may stand at the end of a page, by its internal name. Never on a form, in settings or messages, nor on pages of law or moderation, whatever the host sets. */
export const isAdPage = (pageName: string): boolean => adPages.has(pageName);
