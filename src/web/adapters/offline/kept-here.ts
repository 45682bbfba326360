import { offlineScreens } from '#core/offline/precache-manifest.ts';
import { readCache } from '#core/offline/device-caches.ts';
import { screens } from '#core/navigation/screens.ts';

export const isKept = (): boolean => document.documentElement.dataset['kept'] !== undefined;

/** True where the shell lacks the page's data. */
export const isAway = (path: string): boolean => document.documentElement.dataset['kept'] === '' && offlineScreens.every((name) => screens[name] !== path);

export async function loadKept(path: string): Promise<boolean> {
  const isThere = typeof caches !== 'undefined' && (await caches.has(readCache)) && (await (await caches.open(readCache)).match(path)) !== undefined;
  if (isThere) location.assign(path);
  return isThere;
}
