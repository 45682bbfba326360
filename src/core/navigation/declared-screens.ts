/** Entries of the main navigation. */
export type MenuEntryName = 'home' | 'communities' | 'companies' | 'reviews' | 'salaries' | 'interviews' | 'jobs' | 'awards';

/** Endings of the name of a company, a job or the like in a path. */
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
  | 'photos';

/** The tabs of the page of a company. */
export type CompanyTab = 'about' | 'reviews' | 'salaries' | 'interviews' | 'community' | 'questions';

/** All that is true of a screen wherever it is shown. */
interface DeclaredScreen {
  /** The route. `:page` ends in the ending that its reader knows; discussions are also found without theirs. */
  readonly path: string;
  /**
   * Traits: below `ads` an advertisement of the host may be. What is `kept` lies on the device once it was read: anyone may read it. From `keyed` screens
   * something is sent by keys that no account is known to: nothing is counted there, for it would say when (F-07, F-17).
   */
  readonly is: '' | 'ads' | 'kept' | 'ads kept' | 'keyed';
  /** The internal name, where it is not that of its route with a capital. */
  readonly called?: string;
  /** The entry of the main navigation that it belongs to. */
  readonly under?: MenuEntryName;
  /** The ending of the name of the company that it is about. */
  readonly company?: PathEnding;
  readonly tab?: CompanyTab;
}

/** Every screen of this product. */
export const declaredScreens = {
  home: { path: '/', is: 'ads', under: 'home' },
  search: { path: '/search', is: '' },
  searchOf: { path: '/search/*', is: '' },
  companies: { path: '/list-of-companies', is: 'ads', called: 'CompanyListing', under: 'companies' },
  compareCompanies: { path: '/compare', is: '', under: 'companies' },
  overview: { path: '/overview/:page', is: 'ads kept', called: 'CompanyOverview', under: 'companies', company: 'overview', tab: 'about' },
  organisation: { path: '/overview/:page/organisation', is: 'ads kept', called: 'AssociatedCompanies', under: 'companies', company: 'overview' },
  offices: { path: '/overview/:page/locations', is: 'ads kept', called: 'CompanyLocations', under: 'companies', company: 'overview' },
  office: { path: '/overview/:page/locations/:office', is: 'ads kept', called: 'CompanyOffice', under: 'companies', company: 'overview' },
  reviews: { path: '/reviews', is: 'ads kept', called: 'ReviewsListing', under: 'reviews' },
  companyReviews: { path: '/reviews/:page', is: 'ads kept', under: 'companies', company: 'reviews', tab: 'reviews' },
  review: { path: '/review/:reviewId', is: 'kept', called: 'ReviewDetails', under: 'companies' },
  reviewForm: { path: '/contribute/company-review-v3', is: 'keyed' },
  nextStep: { path: '/contribute/next-step', is: 'keyed' },
  contributions: { path: '/contribute', is: 'keyed' },
  rewards: { path: '/rewards', is: 'keyed' },
  salaryForm: { path: '/contribute/salary-v3', is: 'keyed' },
  interviewForm: { path: '/contribute/interview-story', is: 'keyed' },
  benefitsForm: { path: '/contribute/company-benefits', is: 'keyed' },
  salaries: { path: '/salaries', is: 'ads kept', called: 'SalariesListing', under: 'salaries' },
  companySalaries: { path: '/salaries/:page', is: 'ads kept', under: 'companies', company: 'salaries', tab: 'salaries' },
  jobSalary: { path: '/salaries/:page/:designation', is: 'ads kept', under: 'companies', company: 'salaries', tab: 'salaries' },
  designationSalary: { path: '/profile/:page', is: 'ads kept', under: 'salaries' },
  interviews: { path: '/interviews', is: 'ads kept', called: 'InterviewsListing', under: 'interviews' },
  companyInterviews: { path: '/interviews/:page', is: 'ads kept', under: 'companies', company: 'interview-questions', tab: 'interviews' },
  jobInterviews: { path: '/interviews/:page/:designation', is: 'ads kept', under: 'companies', company: 'interview-questions', tab: 'interviews' },
  interview: { path: '/interviews/story/:interviewId', is: 'kept', called: 'InterviewDetails', under: 'companies' },
  companyBenefits: { path: '/benefits/:page', is: 'ads kept', under: 'companies', company: 'benefits' },
  benefit: { path: '/benefits/:page/:benefit', is: 'ads kept', called: 'BenefitDetails', under: 'companies', company: 'benefits' },
  benefitNote: { path: '/benefit-note/:benefitsId', is: 'kept', under: 'companies' },
  question: { path: '/answers/:questionSlug', is: 'ads kept', called: 'QuestionDetails', under: 'interviews' },
  questionById: { path: '/interviews/question/:questionId', is: '', under: 'interviews' },
  topQuestions: { path: '/interviews/:page/top-questions', is: 'ads kept', under: 'companies', company: 'interview-questions', tab: 'interviews' },
  jobTopQuestions: {
    path: '/interviews/:page/:designation/top-questions',
    is: 'ads kept',
    under: 'companies',
    company: 'interview-questions',
    tab: 'interviews',
  },
  practice: { path: '/interviews/practice', is: 'kept', under: 'interviews' },
  hrQuestions: { path: '/interviews/hr-questions', is: 'ads kept', under: 'interviews' },
  hrSubjectQuestions: { path: '/interviews/hr-questions/:subject', is: 'ads kept', under: 'interviews' },
  designationQuestions: { path: '/profiles/:designation/interview-questions', is: 'ads kept', under: 'interviews' },
  skillQuestions: { path: '/skills/:page', is: 'ads kept', under: 'interviews' },
  askedQuestions: { path: '/qna/:page', is: 'ads kept', under: 'companies', company: 'questions', tab: 'questions' },
  companyPhotos: { path: '/photos/:page', is: 'ads', under: 'companies', company: 'photos' },
  photoSet: { path: '/photos/set/:photoSetId', is: '', under: 'companies' },
  photoForm: { path: '/features', is: 'keyed' },
  jobs: { path: '/jobs', is: 'ads', called: 'JobsListing', under: 'jobs' },
  savedJobs: { path: '/jobs/saved', is: '', under: 'jobs' },
  jobAlerts: { path: '/jobs/alerts', is: '', under: 'jobs' },
  jobsOf: { path: '/jobs/:page', is: 'ads', under: 'jobs' },
  job: { path: '/job/:jobId', is: 'ads', called: 'JobDetails', under: 'jobs' },
  awards: { path: '/awards', is: 'ads', under: 'awards' },
  awardsOf: { path: '/awards/:query', is: 'ads', under: 'awards' },
  awardsQualifier: { path: '/abeca-qualifier', is: '', under: 'awards' },
  awards2026: { path: '/abeca-2026', is: '', under: 'awards' },
  awards2025: { path: '/abeca-2025', is: '', under: 'awards' },
  awards2024: { path: '/abeca-2024', is: '', under: 'awards' },
  awardList2026: { path: '/abeca-2026/:page', is: '', under: 'awards' },
  awardList2025: { path: '/abeca-2025/:page', is: '', under: 'awards' },
  awardList2024: { path: '/abeca-2024/:page', is: '', under: 'awards' },
  colleges: { path: '/colleges', is: 'ads', called: 'CollegesListing', under: 'interviews' },
  college: { path: '/colleges/:collegeUrl', is: 'ads', called: 'CollegeDetails', under: 'interviews' },
  compareSalaries: { path: '/salaries/compare', is: '', under: 'salaries' },
  paidFairly: { path: '/are-you-paid-fairly', is: '', under: 'salaries' },
  calculators: { path: '/salaries/calculators', is: '', under: 'salaries' },
  takeHome: { path: '/salaries/take-home-salary-calculator', is: '', called: 'TakeHomeCalculator', under: 'salaries' },
  gratuity: { path: '/salaries/gratuity-calculator', is: '', called: 'GratuityCalculator', under: 'salaries' },
  hra: { path: '/salaries/hra-calculator', is: '', called: 'HraCalculator', under: 'salaries' },
  hike: { path: '/salaries/salary-hike-calculator', is: '', called: 'SalaryHikeCalculator', under: 'salaries' },
  compareOffers: { path: '/salaries/compare-offers', is: '', under: 'salaries' },
  communities: { path: '/communities', is: 'ads kept', under: 'communities' },
  community: { path: '/communities/:communityUrl', is: 'ads kept', called: 'CommunityListing', under: 'communities' },
  department: { path: '/departments/:communityUrl', is: 'ads kept', called: 'DepartmentListing', under: 'communities' },
  companyPosts: { path: '/discussions/:page', is: 'ads kept', under: 'communities', company: 'discussions', tab: 'community' },
  post: { path: '/p/:postId', is: 'ads kept', called: 'PostDetails', under: 'communities' },
  moderation: { path: '/moderation', is: '' },
  team: { path: '/moderation/team', is: '', called: 'ModerationTeam' },
  administration: { path: '/administration', is: '' },
  hostNumbers: { path: '/administration/numbers', is: '' },
  profileForm: { path: '/administration/companies/:companyId', is: '' },
  transparency: { path: '/transparency', is: '' },
  dataMap: { path: '/legal/data-map', is: '' },
  securityChecks: { path: '/legal/security-checks', is: '' },
  privacyPolicy: { path: '/legal/privacy-policy', is: '' },
  communityGuidelines: { path: '/legal/community-guidelines', is: '' },
  termsOfUse: { path: '/legal/terms-of-use', is: '' },
  grievances: { path: '/legal/grievances', is: 'keyed' },
  summonsNotice: { path: '/legal/summons-notice-form', is: 'keyed' },
  terms: { path: '/terms-and-policies', is: '' },
  faq: { path: '/faq', is: '' },
  aboutUs: { path: '/about-us', is: '' },
  ourTeam: { path: '/our-team', is: '' },
  blog: { path: '/blog', is: 'ads' },
  blogPost: { path: '/blog/:slug', is: 'ads' },
  credits: { path: '/credits', is: '' },
  contact: { path: '/contact', is: '' },
  login: { path: '/login', is: '' },
  session: { path: '/session', is: '' },
  user: { path: '/user', is: '', called: 'UserProfile' },
  ownPosts: { path: '/user/posts', is: '' },
  madeUpName: { path: '/user/made-up-name', is: 'keyed' },
  notifications: { path: '/notifications', is: '' },
  messages: { path: '/messages', is: 'keyed' },
  userSettings: { path: '/user-settings', is: '' },
  settings: { path: '/settings', is: '' },
  manageAccount: { path: '/settings/manage-account', is: '' },
  mutes: { path: '/settings/muted-and-blocked', is: '', called: 'MutedAndBlocked' },
  recorded: { path: '/settings/recorded', is: '', called: 'WhatWeRecorded' },
  needHelp: { path: '/settings/need-help', is: '' },
  kit: { path: '/__kit', is: '' },
} as const satisfies Readonly<Record<string, DeclaredScreen>>;

export type ScreenName = keyof typeof declaredScreens;

/** What is declared of a screen; nothing where the route is none of this product. */
export function declaredOf(route: string): DeclaredScreen | undefined {
  const all: Readonly<Record<string, DeclaredScreen>> = declaredScreens;
  return Object.hasOwn(all, route) ? all[route] : undefined;
}

/** Whether a screen has a trait. */
export const isOfTrait = (route: string, trait: 'ads' | 'kept' | 'keyed'): boolean => declaredOf(route)?.is.split(' ').includes(trait) ?? false;
