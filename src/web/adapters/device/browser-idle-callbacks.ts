import type { IdleCallbacks } from '#core/device/idle-callbacks.ts';

/** Fires at once where requestIdleCallback is missing. */
export class BrowserIdleCallbacks implements IdleCallbacks {
  next(timeoutMs: number, come: () => void): () => void {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(come, 1);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(come, { timeout: timeoutMs });
    return () => cancelIdleCallback(asked);
  }
}
