import { declaredOf } from './declared-screens.ts';

const home = 'HomeScreen';

/** The first page, as the native app calls it. */
const nativeHome = 'MainRootScreen';

/** The internal name of a screen by its route, in reports and messages; a URL of no screen has none of its own. The first page is another one in the native app. */
export function screenNameOf(route: string | undefined, isInApp = false): string {
  if (route === undefined || route === 'home') return isInApp ? nativeHome : home;
  const declared = declaredOf(route);
  return declared ? (declared.called ?? route.charAt(0).toUpperCase() + route.slice(1)) : 'NotFound';
}
