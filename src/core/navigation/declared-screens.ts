import type { KindPage } from '../kinds/contribution-kinds.ts';

export type MenuEntryName = 'home' | 'communities' | 'companies' | 'reviews' | 'salaries' | 'interviews' | 'jobs' | 'awards';

export type PathEnding =
  | 'overview'
  | 'offices'
  | 'reviews'
  | 'salaries'
  | 'salary'
  | 'interview-questions'
  | 'benefits'
  | 'discussions'
  | 'questions'
  | 'photos'
  | 'jobs'
  | 'location';

export type CompanyPart = KindPage | 'overview' | 'jobs' | 'discussions' | 'questions';

type Trait = 'ads' | 'kept' | 'keyed' | 'own' | 'personal' | 'found' | 'listed' | 'calculator';

export interface DeclaredScreen {
  /** Route whose `:page` carries a known ending; discussions also work without theirs. */
  readonly path: string;
  /** Traits: `ads` may show advertising, `kept` works offline, and `keyed` counts nothing (F-07, F-17). */
  readonly is: '' | Trait | `${Trait} ${Trait}` | `${Trait} ${Trait} ${Trait}` | `${Trait} ${Trait} ${Trait} ${Trait}`;
  /** Internal name, if not the capitalised route. */
  readonly called?: string;
  readonly under?: MenuEntryName;
  /** Ending after the company name. */
  readonly company?: PathEnding;
  /** Ending after the job title or skill. */
  readonly topic?: PathEnding;
  /** Company tab; the first declared part is its landing page. */
  readonly part?: CompanyPart;
  /** Query key for a city, which may instead end the path as `pune-location`. */
  readonly place?: 'city' | 'location';
}

/** All screens; company parts in tab order. */
export const declaredScreens = {
  home: { path: '/', is: 'ads personal', under: 'home' },
  search: { path: '/search', is: '' },
  searchOf: { path: '/search/*', is: '' },
  companies: { path: '/list-of-companies', is: 'ads found', called: 'CompanyListing', under: 'companies' },
  forCompanies: { path: '/for-companies', is: 'found', under: 'companies' },
  companyDesk: { path: '/for-companies/:company', is: 'own', under: 'companies' },
  deskFacts: { path: '/for-companies/:company/facts', is: 'own', under: 'companies' },
  deskJobs: { path: '/for-companies/:company/jobs', is: 'own', under: 'companies' },
  deskVisits: { path: '/for-companies/:company/visits', is: 'own', under: 'companies' },
  deskPeople: { path: '/for-companies/:company/people', is: 'own', under: 'companies' },
  compareCompanies: { path: '/compare', is: 'found', under: 'companies' },
  reviews: { path: '/reviews', is: 'ads kept', called: 'ReviewsListing', under: 'reviews', place: 'city' },
  companyReviews: { path: '/reviews/:page', is: 'ads kept listed', under: 'companies', company: 'reviews', part: 'reviews', place: 'city' },
  review: { path: '/review/:reviewId', is: 'kept', called: 'ReviewDetails', under: 'companies' },
  reviewForm: { path: '/contribute/company-review-v3', is: 'keyed own found' },
  nextStep: { path: '/contribute/next-step', is: 'keyed own' },
  contributions: { path: '/contribute', is: 'keyed own' },
  rewards: { path: '/rewards', is: 'keyed personal' },
  salaryForm: { path: '/contribute/salary-v3', is: 'keyed own found' },
  interviewForm: { path: '/contribute/interview-story', is: 'keyed own found' },
  benefitsForm: { path: '/contribute/company-benefits', is: 'keyed own' },
  salaries: { path: '/salaries', is: 'ads kept', called: 'SalariesListing', under: 'salaries', place: 'city' },
  companySalaries: { path: '/salaries/:page', is: 'ads kept listed', under: 'companies', company: 'salaries', part: 'salaries', place: 'city' },
  jobSalary: { path: '/salaries/:page/:designation', is: 'ads kept', under: 'companies', company: 'salaries', part: 'salaries', place: 'city' },
  designationSalary: { path: '/profile/:page', is: 'ads kept listed', under: 'salaries', topic: 'salary', place: 'city' },
  interviews: { path: '/interviews', is: 'ads kept', called: 'InterviewsListing', under: 'interviews' },
  companyInterviews: { path: '/interviews/:page', is: 'ads kept listed', under: 'companies', company: 'interview-questions', part: 'interviews' },
  jobInterviews: { path: '/interviews/:page/:designation', is: 'ads kept', under: 'companies', company: 'interview-questions', part: 'interviews' },
  interview: { path: '/interviews/story/:interviewId', is: 'kept', called: 'InterviewDetails', under: 'companies' },
  overview: { path: '/overview/:page', is: 'ads kept listed', called: 'CompanyOverview', under: 'companies', company: 'overview', part: 'overview' },
  organisation: {
    path: '/overview/:page/organisation',
    is: 'ads kept',
    called: 'AssociatedCompanies',
    under: 'companies',
    company: 'overview',
    part: 'overview',
  },
  offices: { path: '/overview/:page/locations', is: 'ads kept', called: 'CompanyLocations', under: 'companies', company: 'overview', part: 'overview' },
  earlierFacts: { path: '/overview/:page/earlier-facts', is: 'kept', under: 'companies', company: 'overview', part: 'overview' },
  office: {
    path: '/overview/:page/locations/:office',
    is: 'ads kept listed',
    called: 'CompanyOffice',
    under: 'companies',
    company: 'overview',
    part: 'overview',
  },
  companyBenefits: { path: '/benefits/:page', is: 'ads kept listed', under: 'companies', company: 'benefits', part: 'benefits' },
  benefit: { path: '/benefits/:page/:benefit', is: 'ads kept', called: 'BenefitDetails', under: 'companies', company: 'benefits', part: 'benefits' },
  benefitNote: { path: '/benefit-note/:benefitsId', is: 'kept', under: 'companies' },
  question: { path: '/answers/:questionSlug', is: 'ads kept listed', called: 'QuestionDetails', under: 'interviews' },
  questionById: { path: '/interviews/question/:questionId', is: '', under: 'interviews' },
  topQuestions: { path: '/interviews/:page/top-questions', is: 'ads kept listed', under: 'companies', company: 'interview-questions', part: 'interviews' },
  jobTopQuestions: {
    path: '/interviews/:page/:designation/top-questions',
    is: 'ads kept',
    under: 'companies',
    company: 'interview-questions',
    part: 'interviews',
  },
  practice: { path: '/interviews/practice', is: 'kept found', under: 'interviews' },
  hrQuestions: { path: '/interviews/hr-questions', is: 'ads kept found', under: 'interviews' },
  hrSubjectQuestions: { path: '/interviews/hr-questions/:subject', is: 'ads kept', under: 'interviews' },
  designationQuestions: { path: '/profiles/:designation/interview-questions', is: 'ads kept listed', under: 'interviews' },
  skillQuestions: { path: '/skills/:page', is: 'ads kept listed', under: 'interviews', topic: 'interview-questions' },
  jobs: { path: '/jobs', is: 'ads', called: 'JobsListing', under: 'jobs', place: 'location' },
  savedJobs: { path: '/jobs/saved', is: 'own', under: 'jobs' },
  jobAlerts: { path: '/jobs/alerts', is: 'own', under: 'jobs' },
  jobsOf: { path: '/jobs/:page', is: 'ads listed', under: 'jobs', company: 'jobs', part: 'jobs', place: 'location' },
  job: { path: '/job/:jobId', is: 'ads listed', called: 'JobDetails', under: 'jobs' },
  companyPhotos: { path: '/photos/:page', is: 'ads listed', under: 'companies', company: 'photos', part: 'photos' },
  photoSet: { path: '/photos/set/:photoSetId', is: '', under: 'companies' },
  photoForm: { path: '/features', is: 'keyed own' },
  awards: { path: '/awards', is: 'ads found', under: 'awards' },
  awardsOf: { path: '/awards/:query', is: 'ads listed', under: 'awards' },
  awardsQualifier: { path: '/abeca-qualifier', is: '', under: 'awards' },
  awards2026: { path: '/abeca-2026', is: '', under: 'awards' },
  awards2025: { path: '/abeca-2025', is: '', under: 'awards' },
  awards2024: { path: '/abeca-2024', is: '', under: 'awards' },
  awardList2026: { path: '/abeca-2026/:page', is: '', under: 'awards' },
  awardList2025: { path: '/abeca-2025/:page', is: '', under: 'awards' },
  awardList2024: { path: '/abeca-2024/:page', is: '', under: 'awards' },
  colleges: { path: '/colleges', is: 'ads found', called: 'CollegesListing', under: 'interviews' },
  college: { path: '/colleges/:collegeUrl', is: 'ads listed', called: 'CollegeDetails', under: 'interviews' },
  compareSalaries: { path: '/salaries/compare', is: 'found', under: 'salaries' },
  paidFairly: { path: '/are-you-paid-fairly', is: 'found', under: 'salaries' },
  calculators: { path: '/salaries/calculators', is: 'found', under: 'salaries' },
  takeHome: { path: '/salaries/take-home-salary-calculator', is: 'found calculator', called: 'TakeHomeCalculator', under: 'salaries' },
  compareOffers: { path: '/salaries/compare-offers', is: 'found calculator', under: 'salaries' },
  hike: { path: '/salaries/salary-hike-calculator', is: 'found calculator', called: 'SalaryHikeCalculator', under: 'salaries' },
  hra: { path: '/salaries/hra-calculator', is: 'found calculator', called: 'HraCalculator', under: 'salaries' },
  gratuity: { path: '/salaries/gratuity-calculator', is: 'found calculator', called: 'GratuityCalculator', under: 'salaries' },
  communities: { path: '/communities', is: 'ads kept personal found', under: 'communities' },
  community: { path: '/communities/:communityUrl', is: 'ads kept listed', called: 'CommunityListing', under: 'communities' },
  department: { path: '/departments/:communityUrl', is: 'ads kept listed', called: 'DepartmentListing', under: 'communities' },
  companyPosts: { path: '/discussions/:page', is: 'ads kept', under: 'communities', company: 'discussions', part: 'discussions' },
  post: { path: '/p/:postId', is: 'ads kept listed', called: 'PostDetails', under: 'communities' },
  askedQuestions: { path: '/qna/:page', is: 'ads kept', under: 'companies', company: 'questions', part: 'questions' },
  moderation: { path: '/moderation', is: 'own' },
  team: { path: '/moderation/team', is: 'own', called: 'ModerationTeam' },
  administration: { path: '/administration', is: 'own' },
  hostNumbers: { path: '/administration/numbers', is: 'own' },
  companyFile: { path: '/administration/companies-file', is: 'own' },
  profileForm: { path: '/administration/companies/:companyId', is: 'own' },
  transparency: { path: '/transparency', is: 'found' },
  dataMap: { path: '/legal/data-map', is: 'found' },
  securityChecks: { path: '/legal/security-checks', is: '' },
  privacyPolicy: { path: '/legal/privacy-policy', is: 'found' },
  communityGuidelines: { path: '/legal/community-guidelines', is: 'found' },
  termsOfUse: { path: '/legal/terms-of-use', is: '' },
  grievances: { path: '/legal/grievances', is: 'keyed found' },
  summonsNotice: { path: '/legal/summons-notice-form', is: 'keyed' },
  terms: { path: '/terms-and-policies', is: '' },
  faq: { path: '/faq', is: 'found' },
  aboutUs: { path: '/about-us', is: '' },
  ourTeam: { path: '/our-team', is: '' },
  blog: { path: '/blog', is: 'ads' },
  blogPost: { path: '/blog/:slug', is: 'ads listed' },
  credits: { path: '/credits', is: '' },
  contact: { path: '/contact', is: 'found' },
  login: { path: '/login', is: 'own' },
  session: { path: '/session', is: 'own' },
  user: { path: '/user', is: 'own', called: 'UserProfile' },
  ownPosts: { path: '/user/posts', is: 'own' },
  madeUpName: { path: '/user/made-up-name', is: 'keyed own' },
  notifications: { path: '/notifications', is: 'own' },
  messages: { path: '/messages', is: 'keyed own' },
  userSettings: { path: '/user-settings', is: 'own' },
  settings: { path: '/settings', is: 'own' },
  manageAccount: { path: '/settings/manage-account', is: 'own' },
  mutes: { path: '/settings/muted-and-blocked', is: 'own', called: 'MutedAndBlocked' },
  recorded: { path: '/settings/recorded', is: 'own', called: 'WhatWeRecorded' },
  needHelp: { path: '/settings/need-help', is: 'own' },
  kit: { path: '/__kit', is: 'own' },
} as const satisfies Readonly<Record<string, DeclaredScreen>>;

type Declared = typeof declaredScreens;
export type ScreenName = keyof Declared;

type Parted = Extract<Declared[ScreenName], { readonly part: CompanyPart }>['part'];
type Unparted = Exclude<CompanyPart, Parted>;

/** Compiles only where every part of a company has its screen. */
true satisfies Unparted extends never ? true : { readonly missing: Unparted };

export type ScreensOf<Is extends Trait> = { [Name in ScreenName]: ` ${Declared[Name]['is']} ` extends `${string} ${Is} ${string}` ? Name : never }[ScreenName];

export function declaredOf(route: string): DeclaredScreen | undefined {
  const all: Readonly<Record<string, DeclaredScreen>> = declaredScreens;
  return Object.hasOwn(all, route) ? all[route] : undefined;
}

export const isOfTrait = (route: string, trait: Trait): boolean => declaredOf(route)?.is.split(' ').includes(trait) ?? false;

export const screensOf = <Is extends Trait>(trait: Is): readonly ScreensOf<Is>[] =>
  Object.keys(declaredScreens).filter((name): name is ScreensOf<Is> => isOfTrait(name, trait));
