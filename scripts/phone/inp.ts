// Benchmark: how soon a press is answered on a slow phone: a vote, a filter, a tab, a picture, a keystroke; from the press to the next paint (INP).
import type { Browser, BrowserContext, Page } from 'playwright';
import { overviewPath, photosPath, reviewsPath, screens } from '#core/navigation/screens.ts';
import { atMost, medianOf, percentileOf, recorded, type Finding } from '../bench/finding.ts';
import { barePath, inFixture } from '../bench/world.ts';
import { aPhone, companyWithAll, inPairs, openAlive, signedIn, slowDown, slowerTimes, withBrowser } from './phone.ts';
import { slowestAnswer, watchSlow } from './watched.ts';

const rounds = 5;
const mostMs = 200;

interface Press {
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  /** Requires a member, as voting guests are asked to log in. */
  readonly isMembers?: true;
}

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
  inFixture(({ product: { origin }, database: { db } }) =>
    withBrowser(async (browser) => {
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
        return path === barePath ? recorded(what, medianOf(slowest), 'ms') : atMost(what, medianOf(slowest), mostMs, 'ms');
      });
      return [...findings, ...(await keystroke(browser, origin))];
    }),
  );

async function slowestPress(context: BrowserContext, url: string, press: (page: Page) => Promise<void>): Promise<number> {
  const page = await (url.endsWith(barePath) ? context.newPage() : openAlive(context, url));
  if (url.endsWith(barePath)) await page.goto(url);
  await watchSlow(page);
  await press(page);
  const slowest = await slowestAnswer(page);
  if (slowest === 0) throw new Error(`No press on ${url} was seen.`);
  return slowest;
}

const keystrokes = 60;
const warmUps = 10;
const frameMs = 16;

/** Time from keystroke to the new answer, without drawing. */
async function keystroke(browser: Browser, origin: string): Promise<readonly Finding[]> {
  const context = await aPhone(browser);
  const page = await openAlive(context, origin + screens.takeHome);
  await slowDown(page);
  const counted = (await page.evaluate<number[]>(typing)).slice(warmUps);
  await context.close();
  return [
    atMost(`a keystroke to the new answer, processor ${slowerTimes} times slower, median`, medianOf(counted), frameMs, 'ms'),
    recorded('the same, 95th percentile', percentileOf(counted, 95), 'ms'),
  ];
}

/** Types amounts, waiting for drawing in between. A string, as scripts lack DOM types. */
const typing = `(async () => {
  const field = document.querySelector('main input.input');
  const answer = document.querySelector('#result .big');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const taken = [];
  for (let turn = 0; turn < ${warmUps + keystrokes}; turn++) {
    const before = answer.textContent;
    const began = performance.now();
    write.call(field, 20 + (turn % 40) + '.' + (turn % 10) + 'L');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    if (answer.textContent === before) throw new Error('The answer did not follow the keystroke');
    taken.push(performance.now() - began);
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
  return taken;
})()`;
