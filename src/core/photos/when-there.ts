import type { Clock } from '../clock.ts';
import { photoLookMs, photoWaitMs } from './photo.ts';

/** Polls for at most two seconds. */
export function whenThere(isThere: () => boolean, clock: Pick<Clock, 'after'>): Promise<boolean> {
  return new Promise((resolve) => {
    let waitedMs = 0;
    const look = (): void => {
      if (isThere()) return resolve(true);
      if (waitedMs >= photoWaitMs) return resolve(false);
      waitedMs += photoLookMs;
      clock.after(photoLookMs, look);
    };
    look();
  });
}
