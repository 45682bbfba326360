import type { Container } from 'inversify';
import type { RouteObject } from 'react-router';
import { screens } from '#core/navigation/screens.ts';
import { BrokenScreen } from '#web/views/shell/BrokenScreen.tsx';
import { frameOf } from './frame.tsx';
import { enter, type Patience } from './enter.tsx';

/** The ids of the routes are the names of their chunks. */
export function createRoutes(shell: Container, patience: Patience, { showsKit }: { readonly showsKit: boolean }): RouteObject[] {
  const areas: RouteObject[] = [
    { id: 'home', path: screens.home, lazy: enter(shell, patience, () => import(/* webpackChunkName: "home" */ './wiring/home.ts')) },
    { id: 'companies', path: screens.companies, lazy: enter(shell, patience, () => import(/* webpackChunkName: "companies" */ './wiring/companies.ts')) },
    { id: 'overview', path: screens.overview, lazy: enter(shell, patience, () => import(/* webpackChunkName: "overview" */ './wiring/company.ts')) },
    {
      id: 'communities',
      path: screens.communities,
      lazy: enter(shell, patience, () => import(/* webpackChunkName: "communities" */ './wiring/communities.ts')),
    },
    { id: 'community', path: screens.community, lazy: enter(shell, patience, () => import(/* webpackChunkName: "community" */ './wiring/community.ts')) },
    { id: 'department', path: screens.department, lazy: enter(shell, patience, () => import(/* webpackChunkName: "department" */ './wiring/department.ts')) },
    {
      id: 'companyPosts',
      path: screens.companyPosts,
      lazy: enter(shell, patience, () => import(/* webpackChunkName: "companyPosts" */ './wiring/company-posts.ts')),
    },
    { id: 'post', path: screens.post, lazy: enter(shell, patience, () => import(/* webpackChunkName: "post" */ './wiring/post.ts')) },
    { id: 'moderation', path: screens.moderation, lazy: enter(shell, patience, () => import(/* webpackChunkName: "moderation" */ './wiring/moderation.ts')) },
    {
      id: 'transparency',
      path: screens.transparency,
      lazy: enter(shell, patience, () => import(/* webpackChunkName: "transparency" */ './wiring/transparency.ts')),
    },
    { id: 'dataMap', path: screens.dataMap, lazy: enter(shell, patience, () => import(/* webpackChunkName: "dataMap" */ './wiring/data-map.ts')) },
    { id: 'login', path: screens.login, lazy: enter(shell, patience, () => import(/* webpackChunkName: "login" */ './wiring/login.ts')) },
    { id: 'session', path: screens.session, lazy: enter(shell, patience, () => import(/* webpackChunkName: "session" */ './wiring/session.ts')) },
    ...(showsKit ? [{ id: 'kit', path: screens.kit, lazy: enter(shell, patience, () => import(/* webpackChunkName: "kit" */ './wiring/kit.ts')) }] : []),
    { id: 'notFound', path: '*', lazy: enter(shell, patience, () => import(/* webpackChunkName: "notFound" */ './wiring/not-found.ts')) },
  ];
  return [{ id: 'shell', Component: frameOf(shell), ErrorBoundary: BrokenScreen, children: areas.map((area) => ({ ...area, ErrorBoundary: BrokenScreen })) }];
}
