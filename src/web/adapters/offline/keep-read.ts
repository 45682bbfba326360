import { isOfTrait } from '#core/navigation/declared-screens.ts';
import { BrowserIdleCallbacks } from '../device/browser-idle-callbacks.ts';
import { nativeAppHere } from '../device/native-app-here.ts';

/** The page that was read last in this tab. */
const lastRead = 'daftar.read';

/** Has a page kept that is being read, by a member or by a guest, once the page has nothing else to do. The first of a visit pays nothing for that: it is stored along with the second one. Practice is stored at once, for anyone who opens it is about to do without the line. */
export function keepRead(screen: string, path: string, reader = ''): void {
  if (!isOfTrait(screen, 'kept') || !('serviceWorker' in navigator) || nativeAppHere()) return;
  const before = readBefore(path);
  const paths = before && before !== path ? [before, path] : screen === 'practice' ? [path] : [];
  if (paths.length > 0)
    new BrowserIdleCallbacks().next(
      latestMs,
      () => void import(/* webpackChunkName: "kept-pages" */ './keep-pages.ts').then(({ keepPages }) => keepPages(paths, reader), ignore),
    );
}

/** The longest time for which storing waits for the page to be idle: on a busy device it may never be. */
const latestMs = 10_000;

/** Without its code, nothing is stored. */
const ignore = () => undefined;

function readBefore(path: string): string | null {
  try {
    const before = sessionStorage.getItem(lastRead);
    sessionStorage.setItem(lastRead, path);
    return before;
  } catch {
    return null;
  }
}
