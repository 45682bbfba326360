import { pickedCache, readCache } from '#core/offline/device-caches.ts';
import { userPrefix } from './user-prefix.ts';

/** Clears the user storage of a member who leaves: nothing of theirs stays behind (S-124), and what another has begun here does. Where the code that tells them apart does not come, all of it goes. Messages to this device end with it, and the pages that were read here and the photos that were picked go, too: they tell what the member reads and was about to send (F-38). */
export const clearUserStorage = (leaver: string): Promise<void> =>
  import(/* webpackChunkName: "leaver" */ './leaver-storage.ts')
    .then(({ clearOf, endSubscriptions }) => {
      clearOf(leaver);
      return endSubscriptions();
    }, clearAll)
    .then(forgetCaches)
    .then(ignore, ignore);

/** Fails where a browser keeps none, as it does without TLS. */
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
