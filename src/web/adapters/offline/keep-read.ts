import { isOfTrait } from '#core/navigation/declared-screens.ts';
import { BrowserIdleCallbacks } from '../device/browser-idle-callbacks.ts';
import { nativeAppHere } from '../device/native-app-here.ts';

const lastRead = 'daftar.read';

/** Stores a page when idle, from the second of a visit on, but practice at once. */
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

/** Longest wait for idleness, which busy devices may never reach. */
const latestMs = 10_000;

/** Stores nothing without its code. */
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
