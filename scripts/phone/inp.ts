// Benchmark: how soon a press is answered on a slow phone: a vote, a filter, a tab, a keystroke; from the press to the next paint (INP).
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { screens } from '#core/navigation/screens.ts';
import { startProduct } from '../product/product.ts';
import { removeData } from '../product/product-database.ts';
import { barePath, layBarePage } from '../bench/bare-page.ts';
import { atMost, medianOf, told, type Finding } from '../bench/finding.ts';
import { keystroke } from './keystroke.ts';
import { aPhone, openBrowser, signIn, slowDown, slowerTimes } from './phone.ts';

const rounds = 5;
const mostMs = 200;

/** The presses of one round, and the page they are made on. */
interface Press {
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
}

const presses: Readonly<Record<string, Press>> = {
  'a button on a static page of 1 KB': { path: barePath, press: (page) => page.getByRole('button').click() },
  'a vote': {
    path: screens.communities,
    press: async (page) => {
      for (const at of [0, 1, 2]) await page.locator('article').nth(at).getByRole('button', { name: 'Upvote' }).click();
    },
  },
  'a filter': {
    path: screens.companies,
    press: async (page) => {
      await page.getByText('Filters', { exact: true }).click();
      await page.getByRole('group', { name: 'City' }).getByRole('checkbox').first().check();
    },
  },
  'a tab': { path: screens.communities, press: (page) => page.getByRole('main').getByText('Newest', { exact: true }).first().click() },
  'a keystroke': { path: screens.takeHome, press: (page) => page.locator('main input.input').first().pressSequentially('1234', { delay: 50 }) },
};

export async function inp(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-inp-'));
  const removeBarePage = layBarePage();
  const product = await startProduct({ dataDir, scale: 'demo' });
  const browser = await openBrowser();
  try {
    const findings: Finding[] = [];
    for (const [name, { path, press }] of Object.entries(presses)) {
      const slowest: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const context = await aPhone(browser);
        if (name === 'a vote') await signIn(context, product.origin);
        slowest.push(await slowestPress(context, product.origin + path, press));
        await context.close();
      }
      const what = `${name}: press to next paint, processor ${slowerTimes} times slower`;
      findings.push(path === barePath ? told(what, medianOf(slowest), 'ms') : atMost(what, medianOf(slowest), mostMs, 'ms'));
    }
    return [...findings, ...(await keystroke(browser, product.origin))];
  } finally {
    await browser.close();
    await product.stop();
    removeBarePage();
    await removeData(dataDir);
  }
}

/** The slowest press of a round. A browser tells them in steps of 8 ms. */
async function slowestPress(context: BrowserContext, url: string, press: (page: Page) => Promise<void>): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  if (!url.endsWith(barePath)) await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await slowDown(page);
  await page.evaluate(watching);
  await press(page);
  const durations = await page.evaluate<number[]>(settled);
  if (durations.length === 0) throw new Error(`No press on ${url} was seen.`);
  return Math.max(...durations);
}

/** Asked as text, because scripts know nothing of documents. The shortest that a browser tells of is 16 ms. */
const watching = `(() => {
  globalThis.pressed = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration, interactionId }) => interactionId && pressed.push(duration)))
    .observe({ type: 'event', durationThreshold: 16 });
})()`;

/** The presses, once nothing more is to be drawn; one too quick to be told of counts as the shortest. */
const settled = `new Promise((tell) => requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() =>
  setTimeout(() => tell(pressed.length > 0 ? pressed : performance.eventCounts.get('pointerdown') || performance.eventCounts.get('keydown') ? [16] : []), 0)))))`;
