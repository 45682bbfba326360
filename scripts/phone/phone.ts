// A phone of today, as cheap as many have it: a small screen, a processor four times slower than this one, and a slow connection.
import type { Kysely } from 'kysely';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import type { Tables } from '#server/adapters/database/tables.ts';
import { browserFlags, browserPath } from '../test/browser.ts';

/** The factor by which its processor is slower; applied, not computed. */
export const slowerTimes = 4;

/** Slow 4G as it is felt: 1.6 Mbit/s with a round trip of 150 ms; applied, not computed. */
const slowLine = { offline: false, latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };

/** Does something with a browser, which is closed then. */
export async function withBrowser<Found>(work: (browser: Browser) => Promise<Found>): Promise<Found> {
  const browser = await chromium.launch({ executablePath: browserPath(console.log), args: browserFlags });
  return work(browser).finally(() => browser.close());
}

/** What a browser keeps of a member who is signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A context with nothing kept in it, but for what a member has who is signed in. */
export const aPhone = (browser: Browser, member?: SignedIn): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en-IN', ...(member ? { storageState: member } : {}) });

/** Signs in once, for all the contexts that are a member's. */
export async function signedIn(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await aPhone(browser);
  await signIn(context, origin);
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [] };
}

/** Does the work two at a time: a phone whose processor is slowed leaves most of one of ours. */
export async function inPairs<Each>(all: readonly Each[], work: (each: Each) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += 2) await Promise.all(all.slice(at, at + 2).map(work));
}

/** A page of the product, once its scripts run. */
export async function openAlive(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  return page;
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes });
  return devtools;
}

export async function slowLineOf(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
}

/** A guest who votes is asked to log in, which is another thing than voting. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login/google?referer=%2Fcommunities`);
  await page.getByRole('button', { name: 'Steady Marigold' }).click();
  await page.getByRole('button', { name: 'Your account' }).waitFor();
  await page.close();
}

/** The company with most reviews of those with photos, whose pages have everything on them. */
export async function companyWithAll(db: Kysely<Tables>): Promise<string> {
  const found = db.selectFrom('company').select('url_name').where('photos_count', '>', 0).orderBy('reviews_count', 'desc');
  return (await found.limit(1).executeTakeFirstOrThrow()).url_name;
}
