import { offlineScreens } from '#core/offline/precache-manifest.ts';
import { readCache } from '#core/offline/device-caches.ts';
import { screens } from '#core/navigation/screens.ts';

/** Whether this document comes from the device: the shell, or a page that was read before. */
export const isKept = (): boolean => document.documentElement.dataset['kept'] !== undefined;

/** Whether the shell stands in for a page that it has no data of. */
export const isAway = (path: string): boolean => document.documentElement.dataset['kept'] === '' && offlineScreens.every((name) => screens[name] !== path);

/** Loads the document of a page that was read before; answers whether there is one. */
export async function loadKept(path: string): Promise<boolean> {
  const isThere = typeof caches !== 'undefined' && (await caches.has(readCache)) && (await (await caches.open(readCache)).match(path)) !== undefined;
  if (isThere) location.assign(path);
  return isThere;
}
