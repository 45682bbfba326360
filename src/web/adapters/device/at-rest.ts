import { BrowserIdleCallbacks } from './browser-idle-callbacks.ts';

/** How long a page is left alone once it is hydrated. */
const restMs = 2_000;

/** The longest time for which a page waits to be idle then: on a busy device it may never be. */
const latestMs = 3_000;

let rest: Promise<void> | undefined;

/** Comes once a page that was loaded has stood for a while, or has been used, and is idle, or was busy for long: what nobody asked for is fetched then, and not beside what the page is drawn with. Where no page was loaded it comes at once. */
export const atRest = (): Promise<void> => (rest ??= document.getElementById('hydration') ? untilRest() : Promise.resolve());

const untilRest = (): Promise<void> =>
  new Promise((resolve) => {
    const come = (): void => void new BrowserIdleCallbacks().next(latestMs, resolve);
    for (const use of ['pointerdown', 'keydown']) addEventListener(use, come, { once: true, capture: true });
    setTimeout(come, restMs);
  });
