// What a page does while someone uses it: long tasks, shifts of its layout, and how long its answers to presses take.
import type { BrowserContext, Locator, Page } from 'playwright';
import { atMost, recorded, type Finding } from '../bench/finding.ts';
import { openAlive, slowDown, slowerTimes } from './phone.ts';

/** Length from which a task is noticeable, in ms. */
const longTaskMs = 50;

interface Watched {
  readonly longTasks: readonly number[];
  readonly shift: number;
}

export async function slowPage(context: BrowserContext, url: string, first: (page: Page) => Locator): Promise<Page> {
  const page = await openAlive(context, url);
  await first(page).waitFor();
  await watchSlow(page);
  return page;
}

export async function watchSlow(page: Page): Promise<void> {
  await slowDown(page);
  await page.evaluate(watching);
}

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

export async function pressed(page: Page, button: Locator): Promise<number> {
  await button.click();
  return slowestAnswer(page);
}

/** Slowest response to a press, at least the shortest measurable, or 0 without one. */
export const slowestAnswer = (page: Page): Promise<number> => page.evaluate<number>(settled);

const settled = `new Promise((tell) => requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(() =>
  tell(Math.max(performance.eventCounts.get('pointerdown') || performance.eventCounts.get('keydown') ? 16 : 0, ...watched.interactions)), 0)))))`;

/** String, as scripts lack DOM types. Browsers report from 16 ms in steps of 8 ms. */
const watching = `(() => {
  globalThis.watched = { longTasks: [], shift: 0, interactions: [] };
  const watch = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...more });
  watch('longtask', ({ duration }) => watched.longTasks.push(duration));
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) watched.shift += value; });
  watch('event', ({ duration, interactionId }) => { if (interactionId) watched.interactions.push(duration); }, { durationThreshold: 16 });
})()`;

interface Thumb {
  /** Selector of counted elements, and the target number. */
  readonly drawn: string;
  readonly count: number;
  readonly scroller: string;
  readonly isUpward?: boolean;
  readonly mostSeconds?: number;
}

/** Scrolls a third of a screen each frame. Counts only every second, as counting costs time. */
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
