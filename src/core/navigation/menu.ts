import { declaredOf, screensOf, type MenuEntryName, type ScreenName, type ScreensOf } from './declared-screens.ts';
import { declaredAt, screens, urlNameIn } from './screens.ts';
import { withQuery } from './url.ts';

/** Marks a visit from the desktop top bar, and from there alone. */
export const fromDesktopNav = (path: string): string => withQuery(path, '?campaign=desktop_nav');

/** Calculators in order of demand. */
export const calculatorScreens = screensOf('calculator');

export type MenuItemName = 'allCompanies' | 'bestRated' | 'largest' | 'compareCompanies' | 'calculators' | ScreensOf<'calculator'>;

export interface MenuEntry {
  readonly screen: MenuEntryName;
  readonly items: readonly { readonly label: MenuItemName; readonly path: string }[];
}

export const newestAwardsPath = screens.awards2026;

export const mainMenu: readonly MenuEntry[] = [
  { screen: 'home', items: [] },
  { screen: 'communities', items: [] },
  {
    screen: 'companies',
    items: [
      { label: 'allCompanies', path: screens.companies },
      { label: 'bestRated', path: `${screens.companies}?sort=rating` },
      { label: 'largest', path: `${screens.companies}?size=50k-1+Lakh&size=1+Lakh%2B` },
      { label: 'compareCompanies', path: screens.compareCompanies },
    ],
  },
  { screen: 'reviews', items: [] },
  {
    screen: 'salaries',
    items: (['calculators', ...calculatorScreens] as const).map((label) => ({ label, path: screens[label] })),
  },
  { screen: 'interviews', items: [] },
  { screen: 'jobs', items: [] },
  { screen: 'awards', items: [] },
];

/** Awards open their newest edition, as their own URL is a fixed one. */
export const entryPath = (screen: ScreenName): string => (screen === 'awards' ? newestAwardsPath : screens[screen]);

export interface MenuWay {
  readonly label: MenuEntryName | MenuItemName;
  readonly path: string;
}

/** Places under the thumb on a phone, beside its menu. */
export const bottomBar = ['home', 'communities', 'companies', 'salaries'] as const satisfies readonly MenuEntryName[];

const entries: readonly MenuWay[] = mainMenu.map(({ screen }) => ({ label: screen, path: entryPath(screen) }));

/** Thirteen shortcuts of a phone: entries in the order of the bar, then tools. */
export const menuShortcuts = { entries, tools: mainMenu.flatMap(({ items }) => items).slice(3, 8) };

/** Company jobs belong under companies, like the rest of the company page. */
export function menuEntryAt(path: string): MenuEntryName | undefined {
  const { name = '', page = '' } = declaredAt(path) ?? {};
  return name === 'jobsOf' && urlNameIn(page, 'jobs') ? 'companies' : declaredOf(name)?.under;
}
