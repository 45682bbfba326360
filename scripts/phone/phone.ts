// A phone of today, as cheap as many have it: a small screen, a processor four times slower than this one, and a slow connection.
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { browserFlags, browserPath } from '../test/browser.ts';

/** The factor by which its processor is slower; applied, not computed. */
export const slowerTimes = 4;

/** Slow 4G as it is felt: 1.6 Mbit/s with a round trip of 150 ms; applied, not computed. */
const slowLine = { offline: false, latency: 150, downloadThroughput: (1_600 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserPath(console.log), args: browserFlags });

/** A context with nothing kept in it. */
export const aPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en-IN' });

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
