import type { Addresses } from '#core/navigation/addresses.ts';
import { safeTarget, type ReadAddress } from '#core/login/safe-target.ts';

/** The origin during server-side rendering: a page has none there, so only paths are ours. */
const nowhere = 'http://ssr.invalid';

export class BrowserAddresses implements Addresses {
  ours(address: string): string {
    return safeTarget(address, typeof location === 'undefined' ? nowhere : location.origin, read);
  }

  /** The page that stands here gives way to the same one; any other is one step further. */
  go(address: string): void {
    const target = this.ours(address);
    const [wanted] = target.split('#', 1);
    if (wanted === location.pathname + location.search) {
      history.replaceState(history.state, '', target);
      location.reload();
    } else if (wanted?.split('?', 1)[0] === location.pathname) location.replace(target);
    else location.assign(target);
  }
}

const read: ReadAddress = (address, base) => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};
