import { useEffect, useState } from 'react';
import { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { useStore } from '../stores.tsx';

/** The time by the clock, a minute old at most while the view is there. */
export function useMinute(): number {
  const clock = useStore(Clock);
  const [now, tell] = useState(() => clock.now());
  useEffect(() => {
    let stop: () => void = () => undefined;
    const wait = () => {
      stop = clock.after(minuteMs, () => {
        tell(clock.now());
        wait();
      });
    };
    wait();
    return () => stop();
  }, [clock]);
  return now;
}

/** Whether something has been so for a while, so that what passes by at once is not spoken of. */
export function useLate(isSo: boolean, afterMs: number): boolean {
  const clock = useStore(Clock);
  const [isLate, tell] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const stop = clock.after(afterMs, () => tell(true));
    return () => {
      stop();
      tell(false);
    };
  }, [clock, isSo, afterMs]);
  return isSo && isLate;
}
