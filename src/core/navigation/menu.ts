import { screens, type ScreenName } from './screens.ts';

/** Marks visits that began in the bar at the top of wide screens. */
const fromDesktopNav = 'campaign=desktop_nav';

/** The calculators, in the order in which people want them. */
export const calculatorScreens = ['takeHome', 'compareOffers', 'hike', 'hra', 'gratuity'] as const satisfies readonly ScreenName[];

export type MenuItemName = 'allCompanies' | 'bestRated' | 'largest' | 'compareCompanies' | 'calculators' | (typeof calculatorScreens)[number];

/** One entry of the main navigation, and the more precise links into the same screen. */
export interface MenuEntry {
  readonly screen: Extract<ScreenName, 'home' | 'communities' | 'companies' | 'reviews' | 'salaries' | 'interviews' | 'jobs' | 'awards'>;
  readonly items: readonly { readonly label: MenuItemName; readonly path: string }[];
}

/** The newest edition of the awards: the one that people look for. */
export const newestAwardsPath = screens.awards2026;

/** The main navigation. A screen enters it on the day it exists. */
export const mainMenu: readonly MenuEntry[] = [
  { screen: 'home', items: [] },
  { screen: 'communities', items: [] },
  {
    screen: 'companies',
    items: [
      { label: 'allCompanies', path: `${screens.companies}?${fromDesktopNav}` },
      { label: 'bestRated', path: `${screens.companies}?sort=rating&${fromDesktopNav}` },
      { label: 'largest', path: `${screens.companies}?size=50k-1+Lakh&size=1+Lakh%2B&${fromDesktopNav}` },
      { label: 'compareCompanies', path: `${screens.compareCompanies}?${fromDesktopNav}` },
    ],
  },
  { screen: 'reviews', items: [] },
  {
    screen: 'salaries',
    items: (['calculators', ...calculatorScreens] as const).map((label) => ({ label, path: `${screens[label]}?${fromDesktopNav}` })),
  },
  { screen: 'interviews', items: [] },
  { screen: 'jobs', items: [] },
  { screen: 'awards', items: [] },
];

/** The URL that an entry opens: that of its screen, but for the awards, whose own URL is one fixed edition. */
export const entryPath = (screen: ScreenName): string => (screen === 'awards' ? newestAwardsPath : screens[screen]);

/** The entry under which a path is there: a company's page belongs to the companies, and so do its reviews, its interviews, its benefits, its jobs and what it pays. */
export function menuEntryAt(path: string): MenuEntry['screen'] | undefined {
  const own = mainMenu.find(({ screen }) => path === screens[screen]);
  if (own) return own.screen;
  if (path === screens.calculators || calculatorScreens.some((name) => path === screens[name])) return 'salaries';
  if (/^\/(communities|departments|discussions|p)(\/|$)/.test(path)) return 'communities';
  if (/^\/(salaries\/compare|are-you-paid-fairly|profile)(\/|$)/.test(path)) return 'salaries';
  if (/^\/(answers|profiles|skills|colleges|interviews\/(question|practice|hr-))/.test(path)) return 'interviews';
  if (/^\/jobs\/(saved|alerts|.+-jobs-(prf|ski))$|^\/job\//.test(path)) return 'jobs';
  if (/^\/(awards|abeca-)/.test(path)) return 'awards';
  return /^\/(salaries\/.+-salaries|jobs\/.+-jobs|review|benefit|interviews|qna|photos|overview|list-of-companies|compare\b)/.test(path)
    ? 'companies'
    : undefined;
}
