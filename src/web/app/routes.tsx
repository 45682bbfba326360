import type { Container } from 'inversify';
import { screens } from '#core/navigation/screens.ts';
import type { Words } from '#web/words/words.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { lazyScreen, type FetchWiring } from './navigation/lazy-screen.tsx';
import type { ScreenRoute } from './navigation/screen-router.ts';
import { withWords } from './words/with-words.ts';

/** Every screen, where it stands and what it is loaded from. Its name is that of its chunk, too. A word of each of its chunks is named here, so that they are fetched beside its code and not after it. */
const areas: readonly (readonly [name: string, path: string, load: FetchWiring, words?: readonly Words[]])[] = [
  [
    'home',
    screens.home,
    withWords(
      () => import(/* webpackChunkName: "home-en" */ './home/home-wiring.ts'),
      () => import(/* webpackChunkName: "home-hi" */ './home/home-wiring.ts'),
    ),
  ],
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
  [
    'team',
    screens.team,
    withWords(
      () => import(/* webpackChunkName: "team-en" */ './moderation/team-wiring.ts'),
      () => import(/* webpackChunkName: "team-hi" */ './moderation/team-wiring.ts'),
    ),
  ],
  ['administration', screens.administration, () => import(/* webpackChunkName: "administration" */ './administration/administration-wiring.ts')],
  ['transparency', screens.transparency, () => import(/* webpackChunkName: "transparency" */ './moderation/transparency-wiring.ts')],
  [
    'dataMap',
    screens.dataMap,
    withWords(
      () => import(/* webpackChunkName: "dataMap-en" */ './privacy/data-map-wiring.ts'),
      () => import(/* webpackChunkName: "dataMap-hi" */ './privacy/data-map-wiring.ts'),
    ),
  ],
  [
    'contact',
    screens.contact,
    withWords(
      () => import(/* webpackChunkName: "contact-en" */ './operator/contact-wiring.ts'),
      () => import(/* webpackChunkName: "contact-hi" */ './operator/contact-wiring.ts'),
    ),
  ],
  [
    'login',
    screens.login,
    withWords(
      () => import(/* webpackChunkName: "login-en" */ './login/login-wiring.ts'),
      () => import(/* webpackChunkName: "login-hi" */ './login/login-wiring.ts'),
    ),
  ],
  [
    'session',
    screens.session,
    withWords(
      () => import(/* webpackChunkName: "session-en" */ './sessions/session-wiring.ts'),
      () => import(/* webpackChunkName: "session-hi" */ './sessions/session-wiring.ts'),
    ),
  ],
  [
    'user',
    screens.user,
    withWords(
      () => import(/* webpackChunkName: "user-en" */ './profile/user-wiring.ts'),
      () => import(/* webpackChunkName: "user-hi" */ './profile/user-wiring.ts'),
    ),
  ],
  [
    'ownPosts',
    screens.ownPosts,
    withWords(
      () => import(/* webpackChunkName: "ownPosts-en" */ './communities/own-posts-wiring.ts'),
      () => import(/* webpackChunkName: "ownPosts-hi" */ './communities/own-posts-wiring.ts'),
    ),
    [postWords],
  ],
  [
    'userSettings',
    screens.userSettings,
    withWords(
      () => import(/* webpackChunkName: "userSettings-en" */ './settings/user-settings-wiring.ts'),
      () => import(/* webpackChunkName: "userSettings-hi" */ './settings/user-settings-wiring.ts'),
    ),
  ],
  [
    'settings',
    screens.settings,
    withWords(
      () => import(/* webpackChunkName: "settings-en" */ './settings/settings-wiring.ts'),
      () => import(/* webpackChunkName: "settings-hi" */ './settings/settings-wiring.ts'),
    ),
  ],
  [
    'manageAccount',
    screens.manageAccount,
    withWords(
      () => import(/* webpackChunkName: "manageAccount-en" */ './account/manage-account-wiring.ts'),
      () => import(/* webpackChunkName: "manageAccount-hi" */ './account/manage-account-wiring.ts'),
    ),
  ],
  [
    'mutes',
    screens.mutes,
    withWords(
      () => import(/* webpackChunkName: "mutes-en" */ './moderation/mutes-wiring.ts'),
      () => import(/* webpackChunkName: "mutes-hi" */ './moderation/mutes-wiring.ts'),
    ),
  ],
  [
    'needHelp',
    screens.needHelp,
    withWords(
      () => import(/* webpackChunkName: "needHelp-en" */ './settings/need-help-wiring.ts'),
      () => import(/* webpackChunkName: "needHelp-hi" */ './settings/need-help-wiring.ts'),
    ),
  ],
  [
    'kit',
    screens.kit,
    withWords(
      () => import(/* webpackChunkName: "kit-en" */ './kit/kit-wiring.ts'),
      () => import(/* webpackChunkName: "kit-hi" */ './kit/kit-wiring.ts'),
    ),
  ],
  [
    'notFound',
    '*',
    withWords(
      () => import(/* webpackChunkName: "notFound-en" */ './errors/not-found-wiring.ts'),
      () => import(/* webpackChunkName: "notFound-hi" */ './errors/not-found-wiring.ts'),
    ),
  ],
];

export function createRoutes(shell: Container, { showsKit }: { readonly showsKit: boolean }): readonly ScreenRoute[] {
  return areas.filter(([name]) => showsKit || name !== 'kit').map(([id, path, load, words]) => ({ id, path, fetchScreen: lazyScreen(shell, load, words) }));
}
