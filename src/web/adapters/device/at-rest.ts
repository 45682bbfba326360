import { BrowserIdleCallbacks } from './browser-idle-callbacks.ts';

/** Quiet time after hydration. */
const restMs = 2_000;

/** Longest wait for idleness, which busy devices may never reach. */
const latestMs = 3_000;

let rest: Promise<void> | undefined;

/** Resolves once a loaded page is settled, so that unrequested downloads never compete with drawing. */
export const atRest = (): Promise<void> => (rest ??= document.getElementById('hydration') ? untilRest() : Promise.resolve());

const untilRest = (): Promise<void> =>
  new Promise((resolve) => {
    const come = (): void => void new BrowserIdleCallbacks().next(latestMs, resolve);
    for (const use of ['pointerdown', 'keydown']) addEventListener(use, come, { once: true, capture: true });
    setTimeout(come, restMs);
  });
