// Leak check for timers: the timers of the platform that a test has set. One that is left behind goes off in another test, and that one fails.

const own = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  clearTimeout: globalThis.clearTimeout,
  clearInterval: globalThis.clearInterval,
};
const waiting = new Map<unknown, { delayMs: number | undefined; set: Error }>();

/** Tracks every timer from now on, until it fires or is cleared. */
export function watchTimers(): void {
  waiting.clear();
  const noted = (set: typeof setTimeout, isOnce: boolean) =>
    ((act: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]) => {
      const timer = set(() => {
        if (isOnce) waiting.delete(timer);
        act(...args);
      }, delayMs);
      waiting.set(timer, { delayMs, set: new Error('set here') });
      return timer;
    }) as typeof setTimeout;
  const forgotten = (clear: typeof clearTimeout) => (timer: Parameters<typeof clearTimeout>[0]) => {
    waiting.delete(timer);
    clear(timer);
  };
  Object.assign(globalThis, {
    setTimeout: noted(own.setTimeout, true),
    setInterval: noted(own.setInterval as typeof setTimeout, false),
    clearTimeout: forgotten(own.clearTimeout),
    clearInterval: forgotten(own.clearInterval),
  });
}

/** Remaining timers of our code with lines. Stacks are parsed here alone, being slow. */
export const timersLeft = (): string[] =>
  [...waiting.values()].flatMap(({ delayMs, set }) => {
    const at = set.stack?.split('\n').find((line) => /\/src\//.test(line));
    return at ? [`${delayMs} ms, ${at.trim()}`] : [];
  });
