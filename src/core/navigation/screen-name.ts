import type { ScreenName } from './screens.ts';

/** The internal names of screens, in reports and messages. */
const names: Record<ScreenName, string> = {
  home: 'HomeScreen',
  companies: 'CompanyListing',
  overview: 'CompanyOverview',
  calculators: 'Calculators',
  takeHome: 'TakeHomeCalculator',
  gratuity: 'GratuityCalculator',
  hra: 'HraCalculator',
  hike: 'SalaryHikeCalculator',
  compareOffers: 'CompareOffers',
  communities: 'Communities',
  community: 'CommunityListing',
  department: 'DepartmentListing',
  companyPosts: 'CompanyPosts',
  post: 'PostDetails',
  moderation: 'Moderation',
  team: 'ModerationTeam',
  administration: 'Administration',
  transparency: 'Transparency',
  dataMap: 'DataMap',
  contact: 'Contact',
  kit: 'Kit',
  login: 'Login',
  session: 'Session',
  user: 'UserProfile',
  ownPosts: 'OwnPosts',
  madeUpName: 'MadeUpName',
  userSettings: 'UserSettings',
  settings: 'Settings',
  manageAccount: 'ManageAccount',
  mutes: 'MutedAndBlocked',
  needHelp: 'NeedHelp',
};

/** The screen before the first one: in a browser, or inside the app that wraps the pages. */
export const firstScreen = (where: 'web' | 'native'): string => (where === 'web' ? names.home : 'MainRootScreen');

/** The name of a screen by its route; a URL of no screen has none of its own. */
export const screenNameOf = (route: string | undefined): string => (isScreen(route) ? names[route] : route === undefined ? firstScreen('web') : 'NotFound');

const isScreen = (route: string | undefined): route is ScreenName => route !== undefined && Object.hasOwn(names, route);
