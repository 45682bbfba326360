import type { QuietMoments } from '#core/device/quiet-moments.ts';

/** Asks the browser; one that knows no quiet moments is taken to have one at once. */
export class BrowserQuietMoments implements QuietMoments {
  next(patienceMs: number, come: () => void): () => void {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(come, 1);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(come, { timeout: patienceMs });
    return () => cancelIdleCallback(asked);
  }
}
