// A phone of today, as cheap as many have it: a small screen, a processor four times slower than this one, and a slow connection.
import type { Kysely } from 'kysely';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import type { Tables } from '#server/adapters/database/tables.ts';
import { browserFlags, browserPath } from '../test/browser.ts';

/** Applied slowdown of the processor. */
export const slowerTimes = 4;

/** Slow 4G: 1.6 Mbit/s with a round trip of 150 ms, applied and not simulated. */
const slowLine = { offline: false, latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };

export async function withBrowser<Found>(work: (browser: Browser) => Promise<Found>): Promise<Found> {
  const browser = await chromium.launch({ executablePath: browserPath(console.log), args: browserFlags });
  return work(browser).finally(() => browser.close());
}

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Fresh context, with only a member's login if given. */
export const aPhone = (browser: Browser, member?: SignedIn): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en-IN', ...(member ? { storageState: member } : {}) });

export async function signedIn(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await aPhone(browser);
  await signIn(context, origin);
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [] };
}

/** Runs two at a time, as throttled phones leave most of a processor free. */
export async function inPairs<Each>(all: readonly Each[], work: (each: Each) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += 2) await Promise.all(all.slice(at, at + 2).map(work));
}

/** Page whose scripts already run. */
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

/** Signs in first, as voting guests are asked to log in. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login/google?referer=%2Fcommunities`);
  await page.getByRole('button', { name: 'Steady Marigold' }).click();
  await page.getByRole('button', { name: 'Your account' }).waitFor();
  await page.close();
}

/** Company with most reviews and photos, whose pages show everything. */
export async function companyWithAll(db: Kysely<Tables>): Promise<string> {
  const found = db.selectFrom('company').select('url_name').where('photos_count', '>', 0).orderBy('reviews_count', 'desc');
  return (await found.limit(1).executeTakeFirstOrThrow()).url_name;
}
