// Leak check for timers: the timers of the platform that a test has set. One that is left behind goes off in another test, and that one fails.

const own = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  clearTimeout: globalThis.clearTimeout,
  clearInterval: globalThis.clearInterval,
};
const waiting = new Map<unknown, string>();

/** Notes every timer that is set from now on, until it has gone off or is taken back. */
export function watchTimers(): void {
  waiting.clear();
  const noted = (set: typeof setTimeout, isOnce: boolean) =>
    ((act: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]) => {
      const at = new Error('set here').stack
        ?.split('\n')
        .find((line) => /\/src\//.test(line))
        ?.trim();
      const timer = set(() => {
        if (isOnce) waiting.delete(timer);
        act(...args);
      }, delayMs);
      if (at) waiting.set(timer, `${delayMs} ms, ${at}`);
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

export const timersLeft = (): string[] => [...waiting.values()];
