// Benchmark: how soon a press is answered on a slow phone: a vote, a filter, a tab, a picture, a keystroke; from the press to the next paint (INP).
import type { BrowserContext, Page } from 'playwright';
import { overviewPath, photosPath, reviewsPath, screens } from '#core/navigation/screens.ts';
import { atMost, medianOf, told, type Finding } from '../bench/finding.ts';
import { barePath, inWorld } from '../bench/world.ts';
import { companyWithAll } from './company-with-all.ts';
import { keystroke } from './keystroke.ts';
import { aPhone, inPairs, openBrowser, signedIn, slowDown, slowerTimes } from './phone.ts';

const rounds = 5;
const mostMs = 200;

/** The presses of one round, and the page they are made on. */
interface Press {
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  /** A guest who votes is asked to log in, which is another thing than voting. */
  readonly isMembers?: true;
}

/** A filter among those that a summary hides on a phone. */
const filterIn = (group: string) => async (page: Page) => {
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('group', { name: group }).getByRole('checkbox').first().check();
};

const pressesIn = (company: string): Readonly<Record<string, Press>> => ({
  'a button on a static page of 1 KB': { path: barePath, press: (page) => page.getByRole('button').click() },
  'a vote': {
    path: screens.communities,
    isMembers: true,
    press: async (page) => {
      for (const at of [0, 1, 2]) await page.locator('article').nth(at).getByRole('button', { name: 'Upvote' }).click();
    },
  },
  'a filter of companies': { path: screens.companies, press: filterIn('City') },
  'a tab of the feed': { path: screens.communities, press: (page) => page.getByRole('main').getByText('Newest', { exact: true }).first().click() },
  'a keystroke': { path: screens.takeHome, press: (page) => page.locator('main input.input').first().pressSequentially('1234', { delay: 50 }) },
  'a tab of a company': {
    path: overviewPath(company),
    press: (page) =>
      page
        .getByRole('navigation', { name: 'Company pages' })
        .getByRole('link', { name: /^Reviews/ })
        .click(),
  },
  'a filter of reviews': { path: reviewsPath(company), press: filterIn('Stars') },
  'a picture of a company': { path: photosPath(company), press: (page) => page.locator('main ul a[target=_blank]').first().click() },
});

export const inp = (): Promise<readonly Finding[]> =>
  inWorld(async ({ product: { origin }, database: { db } }) => {
    const browser = await openBrowser();
    try {
      const member = await signedIn(browser, origin);
      const pressed = Object.entries(pressesIn(await companyWithAll(db))).map(([name, press]) => ({ ...press, name, slowest: [] as number[] }));
      for (let round = 0; round < rounds; round++)
        await inPairs(pressed, async ({ path, press, isMembers, slowest }) => {
          const context = await aPhone(browser, isMembers ? member : undefined);
          slowest.push(await slowestPress(context, origin + path, press));
          await context.close();
        });
      const findings = pressed.map(({ name, path, slowest }) => {
        const what = `${name}: press to next paint, processor ${slowerTimes} times slower`;
        return path === barePath ? told(what, medianOf(slowest), 'ms') : atMost(what, medianOf(slowest), mostMs, 'ms');
      });
      return [...findings, ...(await keystroke(browser, origin))];
    } finally {
      await browser.close();
    }
  });

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
