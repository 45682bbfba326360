import { useEffect, useState } from 'react';
import { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { useStore } from '../stores.tsx';

/** Current time, at most a minute old. */
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

/** True after a while only, so that brief states are not mentioned. */
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
