import type { Urls } from '#core/navigation/urls.ts';
import { safeTarget, type ReadUrl } from '#core/login/safe-target.ts';

/** Origin during SSR, where only paths are ours. */
const nowhere = 'http://ssr.invalid';

export class BrowserUrls implements Urls {
  ours(url: string): string {
    return safeTarget(url, typeof location === 'undefined' ? nowhere : location.origin, read);
  }

  /** Replaces the same page, and pushes any other. */
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
