import { readableScreens } from '#core/offline/kept-page.ts';

/** The page that was read last in this tab. */
const lastRead = 'daftar.read';

/** Has a page kept that is being read, by a member or by a guest. The first of a visit pays nothing for that: it is kept along with the second one, once the page has nothing else to do. */
export function keepRead(screen: string, path: string, reader = ''): void {
  if (!readableScreens.some((name) => name === screen) || !('serviceWorker' in navigator)) return;
  const before = readBefore(path);
  if (before && before !== path)
    requestIdleCallback?.(
      () => void import(/* webpackChunkName: "kept-pages" */ './keep-pages.ts').then(({ keepPages }) => keepPages([before, path], reader), ignore),
    );
}

/** Without its code, nothing is kept. */
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
