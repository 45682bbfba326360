import type { Container } from 'inversify';
import { screens } from '#core/navigation/screens.ts';
import type { Book } from '#web/words/book.ts';
import { talkBook } from '#web/words/posts/talk-book.ts';
import { enter, type Wiring } from './enter.tsx';
import type { ScreenRoute } from './traveller.ts';

/** Every screen, where it stands and what it is loaded from. Its name is that of its chunk, too. What the largest of them say is fetched together with their code. */
const areas: readonly (readonly [name: string, path: string, load: () => Promise<Wiring>, book?: Book<unknown>])[] = [
  ['home', screens.home, () => import(/* webpackChunkName: "home" */ './wiring/home.ts')],
  ['companies', screens.companies, () => import(/* webpackChunkName: "companies" */ './wiring/companies.ts')],
  ['overview', screens.overview, () => import(/* webpackChunkName: "overview" */ './wiring/company.ts')],
  ['calculators', screens.calculators, () => import(/* webpackChunkName: "calculators" */ './wiring/calculators.ts')],
  ['takeHome', screens.takeHome, () => import(/* webpackChunkName: "takeHome" */ './wiring/take-home.ts')],
  ['gratuity', screens.gratuity, () => import(/* webpackChunkName: "gratuity" */ './wiring/gratuity.ts')],
  ['hra', screens.hra, () => import(/* webpackChunkName: "hra" */ './wiring/hra.ts')],
  ['hike', screens.hike, () => import(/* webpackChunkName: "hike" */ './wiring/hike.ts')],
  ['compareOffers', screens.compareOffers, () => import(/* webpackChunkName: "compareOffers" */ './wiring/compare-offers.ts')],
  ['communities', screens.communities, () => import(/* webpackChunkName: "communities" */ './wiring/communities.ts'), talkBook],
  ['community', screens.community, () => import(/* webpackChunkName: "community" */ './wiring/community.ts'), talkBook],
  ['department', screens.department, () => import(/* webpackChunkName: "department" */ './wiring/department.ts'), talkBook],
  ['companyPosts', screens.companyPosts, () => import(/* webpackChunkName: "companyPosts" */ './wiring/company-posts.ts'), talkBook],
  ['post', screens.post, () => import(/* webpackChunkName: "post" */ './wiring/post.ts'), talkBook],
  ['moderation', screens.moderation, () => import(/* webpackChunkName: "moderation" */ './wiring/moderation.ts')],
  ['transparency', screens.transparency, () => import(/* webpackChunkName: "transparency" */ './wiring/transparency.ts')],
  ['dataMap', screens.dataMap, () => import(/* webpackChunkName: "dataMap" */ './wiring/data-map.ts')],
  ['login', screens.login, () => import(/* webpackChunkName: "login" */ './wiring/login.ts')],
  ['session', screens.session, () => import(/* webpackChunkName: "session" */ './wiring/session.ts')],
  ['user', screens.user, () => import(/* webpackChunkName: "user" */ './wiring/user.ts')],
  ['ownPosts', screens.ownPosts, () => import(/* webpackChunkName: "ownPosts" */ './wiring/own-posts.ts'), talkBook],
  ['userSettings', screens.userSettings, () => import(/* webpackChunkName: "userSettings" */ './wiring/user-settings.ts')],
  ['settings', screens.settings, () => import(/* webpackChunkName: "settings" */ './wiring/settings.ts')],
  ['manageAccount', screens.manageAccount, () => import(/* webpackChunkName: "manageAccount" */ './wiring/manage-account.ts')],
  ['mutes', screens.mutes, () => import(/* webpackChunkName: "mutes" */ './wiring/mutes.ts')],
  ['needHelp', screens.needHelp, () => import(/* webpackChunkName: "needHelp" */ './wiring/need-help.ts')],
  ['kit', screens.kit, () => import(/* webpackChunkName: "kit" */ './wiring/kit.ts')],
  ['notFound', '*', () => import(/* webpackChunkName: "notFound" */ './wiring/not-found.ts')],
];

export function createRoutes(shell: Container, { showsKit }: { readonly showsKit: boolean }): readonly ScreenRoute[] {
  return areas.filter(([name]) => showsKit || name !== 'kit').map(([id, path, load, book]) => ({ id, path, enter: enter(shell, load, book && [book]) }));
}
