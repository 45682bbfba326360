// What a page does while somebody uses it: long tasks, shifts of its layout, and how long its answers to presses take.
import type { BrowserContext, Locator, Page } from 'playwright';
import { slowDown } from './phone.ts';

/** A task that is felt begins here. */
export const longTaskMs = 50;

export interface Watched {
  readonly longTasks: readonly number[];
  readonly shift: number;
  readonly interactions: readonly number[];
}

/** A page on a slow phone, watched from the moment at which this is in it. */
export async function slowPage(context: BrowserContext, url: string, first: (page: Page) => Locator): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await first(page).waitFor();
  await slowDown(page);
  await page.evaluate(watching);
  return page;
}

export const watchedSoFar = (page: Page): Promise<Watched> => page.evaluate<Watched>('watched');

/** Presses something, and tells how long the slowest answer took since the page was watched. */
export async function pressed(page: Page, button: Locator): Promise<number> {
  await button.click();
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))');
  return Math.max(0, ...(await watchedSoFar(page)).interactions);
}

/** Asked as text, because scripts know nothing of documents. */
const watching = `(() => {
  globalThis.watched = { longTasks: [], shift: 0, interactions: [] };
  const watch = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...more });
  watch('longtask', ({ duration }) => watched.longTasks.push(duration));
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) watched.shift += value; });
  watch('event', ({ duration, interactionId }) => { if (interactionId) watched.interactions.push(duration); }, { durationThreshold: 16 });
})()`;

/** What a thumb scrolls through. */
interface Thumb {
  /** What is counted, as a selector, and up to how many. */
  readonly drawn: string;
  readonly count: number;
  /** What scrolls, as an expression. */
  readonly scroller: string;
  readonly isUpward?: boolean;
  readonly mostSeconds?: number;
}

/** A quick thumb: a third of a screen in every frame, until so many of something have been drawn, or time is up. To count takes time, so that it is done every second alone. */
export const quickThumb = ({ drawn, count, scroller, isUpward = false, mostSeconds = 180 }: Thumb): string =>
  `new Promise((resolve) => {
  const end = performance.now() + ${1_000 * mostSeconds};
  let frames = 0;
  const step = () => {
    if (performance.now() > end) return resolve();
    if (++frames % 60 === 0 && document.querySelectorAll(${JSON.stringify(drawn)}).length >= ${count}) return setTimeout(resolve, 500);
    ${scroller}.scrollBy({ top: ${isUpward ? '-' : ''}innerHeight / 3, behavior: 'instant' });
    requestAnimationFrame(step);
  };
  step();
})`;
