import { declaredOf } from './declared-screens.ts';

const home = 'HomeScreen';

const nativeHome = 'MainRootScreen';

/** Internal name by route; the native app names the home page differently. */
export function screenNameOf(route: string | undefined, isInApp = false): string {
  if (route === undefined || route === 'home') return isInApp ? nativeHome : home;
  const declared = declaredOf(route);
  return declared ? (declared.called ?? route.charAt(0).toUpperCase() + route.slice(1)) : 'NotFound';
}
