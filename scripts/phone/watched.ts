// What a page does while someone uses it: long tasks, shifts of its layout, and how long its answers to presses take.
import type { BrowserContext, Locator, Page } from 'playwright';
import { atMost, recorded, type Finding } from '../bench/finding.ts';
import { openAlive, slowDown, slowerTimes } from './phone.ts';

/** A task that is felt begins here. */
const longTaskMs = 50;

interface Watched {
  readonly longTasks: readonly number[];
  readonly shift: number;
}

/** A page on a slow phone, watched from the moment at which this is in it. */
export async function slowPage(context: BrowserContext, url: string, first: (page: Page) => Locator): Promise<Page> {
  const page = await openAlive(context, url);
  await first(page).waitFor();
  await watchSlow(page);
  return page;
}

/** Slows a page down and watches it from now on. */
export async function watchSlow(page: Page): Promise<void> {
  await slowDown(page);
  await page.evaluate(watching);
}

/** Scrolls through many of something with a quick thumb; answers what was seen meanwhile, and how far the layout shifted. */
export async function scrolledThrough(page: Page, what: string, thumb: Thumb): Promise<{ readonly findings: readonly Finding[]; readonly shift: number }> {
  await page.evaluate(quickThumb(thumb));
  const { longTasks, shift } = await page.evaluate<Watched>('watched');
  const drawn = await page.locator(thumb.drawn).count();
  if (drawn < thumb.count) throw new Error(`Only ${drawn} ${what} were drawn.`);
  const longest = `longest task while ${thumb.count} ${what} are scrolled through, processor ${slowerTimes} times slower`;
  const findings = [
    atMost(longest, Math.max(0, ...longTasks), longTaskMs, 'ms'),
    recorded(`tasks of ${longTaskMs} ms or more meanwhile`, longTasks.length, 'tasks'),
  ];
  return { findings, shift };
}

/** Presses something, and tells how long the slowest answer took since the page was watched. */
export async function pressed(page: Page, button: Locator): Promise<number> {
  await button.click();
  return slowestAnswer(page);
}

/** How long the slowest answer to a press took so far, once nothing more is to be drawn; one too quick for an entry counts as the shortest, and none as 0. */
export const slowestAnswer = (page: Page): Promise<number> => page.evaluate<number>(settled);

const settled = `new Promise((tell) => requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(() =>
  tell(Math.max(performance.eventCounts.get('pointerdown') || performance.eventCounts.get('keydown') ? 16 : 0, ...watched.interactions)), 0)))))`;

/** Asked as text, because scripts know nothing of documents. The shortest answer that a browser tells of takes 16 ms, and they come in steps of 8 ms. */
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
const quickThumb = ({ drawn, count, scroller, isUpward = false, mostSeconds = 180 }: Thumb): string =>
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
