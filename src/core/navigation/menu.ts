import { declaredOf, screensOf, type MenuEntryName, type ScreenName, type ScreensOf } from './declared-screens.ts';
import { declaredAt, screens, urlNameIn } from './screens.ts';

/** Marks visits that began in the bar at the top of wide screens. */
const fromDesktopNav = 'campaign=desktop_nav';

/** The calculators, in the order in which people want them. */
export const calculatorScreens = screensOf('calculator');

export type MenuItemName = 'allCompanies' | 'bestRated' | 'largest' | 'compareCompanies' | 'calculators' | ScreensOf<'calculator'>;

/** One entry of the main navigation, and the more precise links into the same screen. */
export interface MenuEntry {
  readonly screen: MenuEntryName;
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

/** The entry under which a path is there. The jobs of a company belong to the companies, as its whole page does. */
export function menuEntryAt(path: string): MenuEntryName | undefined {
  const { name = '', page = '' } = declaredAt(path) ?? {};
  return name === 'jobsOf' && urlNameIn(page, 'jobs') ? 'companies' : declaredOf(name)?.under;
}
