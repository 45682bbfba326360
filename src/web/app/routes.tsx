import type { Container } from 'inversify';
import { screens } from '#core/navigation/screens.ts';
import type { Words } from '#web/words/words.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { lazyScreen, type Wiring } from './navigation/lazy-screen.tsx';
import type { ScreenRoute } from './navigation/screen-router.ts';

/** Every screen, where it stands and what it is loaded from. Its name is that of its chunk, too. A word of each of its chunks is named here, so that they are fetched beside its code and not after it. */
const areas: readonly (readonly [name: string, path: string, load: () => Promise<Wiring>, words?: readonly Words[]])[] = [
  ['home', screens.home, () => import(/* webpackChunkName: "home" */ './home/home-wiring.ts'), [homeWords]],
  ['companies', screens.companies, () => import(/* webpackChunkName: "companies" */ './companies/companies-wiring.ts')],
  ['overview', screens.overview, () => import(/* webpackChunkName: "overview" */ './companies/company-wiring.ts')],
  ['calculators', screens.calculators, () => import(/* webpackChunkName: "calculators" */ './calculators/calculators-wiring.ts'), [calculatorWords]],
  ['takeHome', screens.takeHome, () => import(/* webpackChunkName: "takeHome" */ './take-home/take-home-wiring.ts'), [calculatorWords]],
  ['gratuity', screens.gratuity, () => import(/* webpackChunkName: "gratuity" */ './gratuity/gratuity-wiring.ts'), [calculatorWords]],
  ['hra', screens.hra, () => import(/* webpackChunkName: "hra" */ './hra/hra-wiring.ts'), [calculatorWords]],
  ['hike', screens.hike, () => import(/* webpackChunkName: "hike" */ './hike/hike-wiring.ts'), [calculatorWords]],
  [
    'compareOffers',
    screens.compareOffers,
    () => import(/* webpackChunkName: "compareOffers" */ './compare-offers/compare-offers-wiring.ts'),
    [calculatorWords],
  ],
  ['communities', screens.communities, () => import(/* webpackChunkName: "communities" */ './communities/communities-wiring.ts'), [postWords]],
  ['community', screens.community, () => import(/* webpackChunkName: "community" */ './communities/community-wiring.ts'), [postWords]],
  ['department', screens.department, () => import(/* webpackChunkName: "department" */ './communities/department-wiring.ts'), [postWords]],
  ['companyPosts', screens.companyPosts, () => import(/* webpackChunkName: "companyPosts" */ './communities/company-posts-wiring.ts'), [postWords]],
  ['post', screens.post, () => import(/* webpackChunkName: "post" */ './posts/post-wiring.ts'), [postWords]],
  ['moderation', screens.moderation, () => import(/* webpackChunkName: "moderation" */ './moderation/moderation-wiring.ts')],
  ['transparency', screens.transparency, () => import(/* webpackChunkName: "transparency" */ './moderation/transparency-wiring.ts')],
  ['dataMap', screens.dataMap, () => import(/* webpackChunkName: "dataMap" */ './privacy/data-map-wiring.ts')],
  ['login', screens.login, () => import(/* webpackChunkName: "login" */ './login/login-wiring.ts'), [loginWords]],
  ['session', screens.session, () => import(/* webpackChunkName: "session" */ './sessions/session-wiring.ts'), [accountWords]],
  ['user', screens.user, () => import(/* webpackChunkName: "user" */ './profile/user-wiring.ts'), [accountWords]],
  ['ownPosts', screens.ownPosts, () => import(/* webpackChunkName: "ownPosts" */ './communities/own-posts-wiring.ts'), [postWords, accountWords]],
  ['userSettings', screens.userSettings, () => import(/* webpackChunkName: "userSettings" */ './settings/user-settings-wiring.ts'), [accountWords]],
  ['settings', screens.settings, () => import(/* webpackChunkName: "settings" */ './settings/settings-wiring.ts'), [accountWords]],
  ['manageAccount', screens.manageAccount, () => import(/* webpackChunkName: "manageAccount" */ './account/manage-account-wiring.ts'), [accountWords]],
  ['mutes', screens.mutes, () => import(/* webpackChunkName: "mutes" */ './moderation/mutes-wiring.ts'), [accountWords]],
  ['needHelp', screens.needHelp, () => import(/* webpackChunkName: "needHelp" */ './settings/need-help-wiring.ts'), [accountWords]],
  ['kit', screens.kit, () => import(/* webpackChunkName: "kit" */ './kit/kit-wiring.ts')],
  ['notFound', '*', () => import(/* webpackChunkName: "notFound" */ './errors/not-found-wiring.ts')],
];

export function createRoutes(shell: Container, { showsKit }: { readonly showsKit: boolean }): readonly ScreenRoute[] {
  return areas.filter(([name]) => showsKit || name !== 'kit').map(([id, path, load, words]) => ({ id, path, fetchScreen: lazyScreen(shell, load, words) }));
}
