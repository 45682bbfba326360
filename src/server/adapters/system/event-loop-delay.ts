import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const nanosecondsOfMs = 1_000_000;

/** Returns the longest event loop delay in ms since the last call. */
export function eventLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  return () => {
    const { max, count } = histogram;
    histogram.reset();
    // A sample has the time between two of them in it.
    return count === 0 ? 0 : Math.max(0, max / nanosecondsOfMs - resolutionMs);
  };
}
