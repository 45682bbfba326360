import type { Urls } from '#core/navigation/urls.ts';
import { safeTarget, type ReadUrl } from '#core/login/safe-target.ts';

/** The origin during server-side rendering: a page has none there, so only paths are ours. */
const nowhere = 'http://ssr.invalid';

/** URLs in a browser, over location and history. */
export class BrowserUrls implements Urls {
  ours(url: string): string {
    return safeTarget(url, typeof location === 'undefined' ? nowhere : location.origin, read);
  }

  /** The current page is replaced when the target is the same one; any other is a step of the history. */
  go(url: string): void {
    const target = this.ours(url);
    const [wanted] = target.split('#', 1);
    if (wanted === location.pathname + location.search) {
      history.replaceState(history.state, '', target);
      location.reload();
    } else if (wanted?.split('?', 1)[0] === location.pathname) location.replace(target);
    else location.assign(target);
  }
}

const read: ReadUrl = (url, base) => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};
