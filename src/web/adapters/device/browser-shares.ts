import type { Shared, Shares } from '#core/device/shares.ts';

export class BrowserShares implements Shares {
  async offer(shared: Shared): Promise<boolean> {
    const sheet = { title: shared.title, url: this.urlOf(shared) };
    if (typeof navigator.share !== 'function' || !navigator.canShare?.(sheet) || !matchMedia('(pointer: coarse)').matches) return false;
    try {
      await navigator.share(sheet);
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError';
    }
  }

  urlOf({ url }: Shared): string {
    return new URL(url, location.origin).href;
  }
}
