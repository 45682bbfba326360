import { screens, type ScreenName } from './screens.ts';

const home = 'HomeScreen';

/** The internal names of screens, in reports and messages, where they are not those of their routes with a capital. */
const names: Readonly<Partial<Record<ScreenName, string>>> = {
  companies: 'CompanyListing',
  overview: 'CompanyOverview',
  organisation: 'AssociatedCompanies',
  offices: 'CompanyLocations',
  office: 'CompanyOffice',
  reviews: 'ReviewsListing',
  review: 'ReviewDetails',
  salaries: 'SalariesListing',
  interviews: 'InterviewsListing',
  interview: 'InterviewDetails',
  benefit: 'BenefitDetails',
  question: 'QuestionDetails',
  jobs: 'JobsListing',
  job: 'JobDetails',
  colleges: 'CollegesListing',
  college: 'CollegeDetails',
  takeHome: 'TakeHomeCalculator',
  gratuity: 'GratuityCalculator',
  hra: 'HraCalculator',
  hike: 'SalaryHikeCalculator',
  community: 'CommunityListing',
  department: 'DepartmentListing',
  post: 'PostDetails',
  team: 'ModerationTeam',
  user: 'UserProfile',
  mutes: 'MutedAndBlocked',
  recorded: 'WhatWeRecorded',
};

/** The first page, as the native app calls it. */
const nativeHome = 'MainRootScreen';

/** The name of a screen by its route; a URL of no screen has none of its own. The first page is another one in the native app. */
export function screenNameOf(route: string | undefined, isInApp = false): string {
  if (route === undefined || route === 'home') return isInApp ? nativeHome : home;
  return isScreen(route) ? (names[route] ?? route.charAt(0).toUpperCase() + route.slice(1)) : 'NotFound';
}

const isScreen = (route: string): route is ScreenName => Object.hasOwn(screens, route);
