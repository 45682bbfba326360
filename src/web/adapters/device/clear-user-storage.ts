import { pickedCache, readCache } from '#core/offline/device-caches.ts';
import { userPrefix } from './user-prefix.ts';

/** Clears everything of a leaving member, pushes and kept pages included (S-124, F-38). */
export const clearUserStorage = (leaver: string): Promise<void> =>
  import(/* webpackChunkName: "leaver" */ './leaver-storage.ts')
    .then(({ clearOf, endSubscriptions }) => {
      clearOf(leaver);
      return endSubscriptions();
    }, clearAll)
    .then(forgetCaches)
    .then(ignore, ignore);

/** Fails without TLS, where browsers have no caches. */
const forgetCaches = (): Promise<unknown> => Promise.all([caches.delete(readCache), caches.delete(pickedCache)]);

const ignore = (): void => undefined;

function clearAll(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(userPrefix)) localStorage.removeItem(name);
    sessionStorage.clear();
  } catch {
    return;
  }
}
