// Benchmark: how a long feed scrolls, and how soon a press is answered there, on a phone whose processor is four times slower than this one.
import type { BrowserContext, Page } from 'playwright';
import { startProduct } from '../product/product.ts';
import { feedWorldDir, openFeedWorld } from '../worlds/feed-world.ts';
import { atMost, told, type Finding } from '../bench/finding.ts';
import { aPhone, openBrowser, signIn, slowDown, slowerTimes } from './phone.ts';

const cards = 1_000;
const timeoutMs = 180_000;
const longTaskMs = 50;
const mostMs = 100;
const mostShift = 0.05;

interface Watched {
  readonly longTasks: readonly number[];
  readonly shift: number;
  readonly interactions: readonly number[];
}

export async function scroll(): Promise<readonly Finding[]> {
  const database = await openFeedWorld();
  await database.close();
  const product = await startProduct({ dataDir: feedWorldDir, scale: 'demo' });
  const browser = await openBrowser();
  const context = await aPhone(browser);
  await signIn(context, product.origin);
  const page = await slowPage(context, `${product.origin}/communities?order=latest`);
  await page.evaluate(scrolling);
  const read = await page.evaluate<Watched>('watched');
  const drawn = await page.locator('article').count();
  if (drawn < cards) throw new Error(`Only ${drawn} cards were drawn.`);
  const voted = await pressed(
    page,
    page
      .locator('article')
      .nth(cards - 5)
      .getByRole('button', { name: 'Upvote' }),
  );
  const url = await page
    .locator('article h2 a')
    .nth(cards - 5)
    .getAttribute('href');
  await page.close();
  const post = await slowPage(context, `${product.origin}${url}`);
  await post.locator('#reply textarea').pressSequentially('Ask for it by mail.', { delay: 50 });
  const commented = await pressed(post, post.locator('#reply').getByRole('button', { name: 'Post' }));
  await browser.close();
  await product.stop();
  const where = `processor ${slowerTimes} times slower`;
  return [
    atMost(`longest task while ${cards} cards are scrolled through, ${where}`, Math.max(0, ...read.longTasks), longTaskMs, 'ms'),
    told(`tasks of ${longTaskMs} ms or more meanwhile`, read.longTasks.length, 'tasks'),
    atMost('layout shift meanwhile', read.shift, mostShift, ''),
    atMost(`a vote below ${cards} cards: press to paint, ${where}`, voted, mostMs, 'ms'),
    atMost(`a comment: typing and press to paint, ${where}`, commented, mostMs, 'ms'),
  ];
}

async function slowPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.locator('article').first().waitFor();
  await slowDown(page);
  await page.evaluate(watching);
  return page;
}

/** Presses something, and tells how long the slowest answer took since the page was watched. */
async function pressed(page: Page, button: ReturnType<Page['locator']>): Promise<number> {
  await button.click();
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))');
  return Math.max(0, ...(await page.evaluate<Watched>('watched')).interactions);
}

/** Asked as text, because scripts know nothing of documents. */
const watching = `(() => {
  globalThis.watched = { longTasks: [], shift: 0, interactions: [] };
  const watch = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...more });
  watch('longtask', ({ duration }) => watched.longTasks.push(duration));
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) watched.shift += value; });
  watch('event', ({ duration, interactionId }) => { if (interactionId) watched.interactions.push(duration); }, { durationThreshold: 16 });
})()`;

/** A quick thumb: a third of a screen in every frame, until so many cards have been drawn. */
const scrolling = `new Promise((resolve) => {
  const end = performance.now() + ${timeoutMs};
  const step = () => {
    if (performance.now() > end) return resolve();
    if (document.querySelectorAll('article').length >= ${cards}) return setTimeout(resolve, 500);
    scrollBy(0, innerHeight / 3);
    requestAnimationFrame(step);
  };
  step();
})`;
