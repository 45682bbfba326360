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
      id: 'calculators',
      path: screens.calculators,
      lazy: enter(shell, patience, () => import(/* webpackChunkName: "calculators" */ './wiring/calculators.ts')),
    },
    { id: 'takeHome', path: screens.takeHome, lazy: enter(shell, patience, () => import(/* webpackChunkName: "takeHome" */ './wiring/take-home.ts')) },
    { id: 'gratuity', path: screens.gratuity, lazy: enter(shell, patience, () => import(/* webpackChunkName: "gratuity" */ './wiring/gratuity.ts')) },
    { id: 'hra', path: screens.hra, lazy: enter(shell, patience, () => import(/* webpackChunkName: "hra" */ './wiring/hra.ts')) },
    { id: 'hike', path: screens.hike, lazy: enter(shell, patience, () => import(/* webpackChunkName: "hike" */ './wiring/hike.ts')) },
    {
      id: 'compareOffers',
      path: screens.compareOffers,
      lazy: enter(shell, patience, () => import(/* webpackChunkName: "compareOffers" */ './wiring/compare-offers.ts')),
    },
    { id: 'dataMap', path: screens.dataMap, lazy: enter(shell, patience, () => import(/* webpackChunkName: "dataMap" */ './wiring/data-map.ts')) },
    { id: 'login', path: screens.login, lazy: enter(shell, patience, () => import(/* webpackChunkName: "login" */ './wiring/login.ts')) },
    { id: 'session', path: screens.session, lazy: enter(shell, patience, () => import(/* webpackChunkName: "session" */ './wiring/session.ts')) },
    { id: 'user', path: screens.user, lazy: enter(shell, patience, () => import(/* webpackChunkName: "user" */ './wiring/user.ts')) },
    {
      id: 'userSettings',
      path: screens.userSettings,
      lazy: enter(shell, patience, () => import(/* webpackChunkName: "userSettings" */ './wiring/user-settings.ts')),
    },
    { id: 'settings', path: screens.settings, lazy: enter(shell, patience, () => import(/* webpackChunkName: "settings" */ './wiring/settings.ts')) },
    {
      id: 'manageAccount',
      path: screens.manageAccount,
      lazy: enter(shell, patience, () => import(/* webpackChunkName: "manageAccount" */ './wiring/manage-account.ts')),
    },
    { id: 'needHelp', path: screens.needHelp, lazy: enter(shell, patience, () => import(/* webpackChunkName: "needHelp" */ './wiring/need-help.ts')) },
    ...(showsKit ? [{ id: 'kit', path: screens.kit, lazy: enter(shell, patience, () => import(/* webpackChunkName: "kit" */ './wiring/kit.ts')) }] : []),
    { id: 'notFound', path: '*', lazy: enter(shell, patience, () => import(/* webpackChunkName: "notFound" */ './wiring/not-found.ts')) },
  ];
  return [{ id: 'shell', Component: frameOf(shell), ErrorBoundary: BrokenScreen, children: areas.map((area) => ({ ...area, ErrorBoundary: BrokenScreen })) }];
}
