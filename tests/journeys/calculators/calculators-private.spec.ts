import { test as plain } from 'playwright/test';
import { expect, idle, slow, test, visit } from '#tests/journeys/people.ts';
import { openHttpProxy } from '#tests/journeys/login/http-proxy.ts';

const calculators = ['take-home-salary-calculator', 'compare-offers', 'salary-hike-calculator', 'hra-calculator', 'gratuity-calculator'] as const;

/** Marker typed into every text field but a company's name. Nothing that leaves the browser may contain it. */
const typed = '7654321';

for (const name of calculators) {
  test(`nothing that is typed or chosen leaves the browser: ${name} (F-08)`, name === calculators[0] ? {} : slow, async ({ page }) => {
    await visit(page, `/salaries/${name}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('main details').forEach((fold) => (fold.open = true)));
    const fields = page.locator('main input.input:not([type=date], [role=combobox]):visible');
    for (let at = 0; at < (await fields.count()); at++) await fields.nth(at).fill(typed);
    const selects = page.locator('main select:visible');
    for (let at = 0; at < (await selects.count()); at++) await selects.nth(at).selectOption({ index: 1 });
    const boxes = page.locator('main input[type=checkbox]:visible');
    for (let at = 0; at < (await boxes.count()); at++) await boxes.nth(at).click();
    const options = page.locator('main input[type=radio]:visible');
    for (let at = 0; at < (await options.count()); at++) await options.nth(at).check();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText(/Copied\.|does not allow copying/).first()).toBeVisible();
    expect(await fields.count()).toBeGreaterThan(1);
    // The frame around the page may still fetch files of the build, which are the same for everyone and carry nothing, and count the page by its name.
    expect(sent.filter((request) => !/^https?:\/\/[^/]+\/((static\/[\w.-]+|favicon\.svg) $|api\/v4\/log\/counts )/.test(request))).toEqual([]);
    expect(sent.join()).not.toContain(typed);
  });
}

plain('a calculator opened once works without a server, also after a reload, in one’s language (F-38)', async ({ page, context, baseURL }) => {
  const proxy = await openHttpProxy(baseURL ?? '');
  await context.addCookies([{ name: 'lang', value: 'hi', url: proxy.origin }]);
  await page.goto(`${proxy.origin}/salaries/hra-calculator#rent1=25000`);
  await expect(page.locator('#result')).toContainText('₹2,40,000');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(proxy.asked.filter((question) => question.includes('25000'))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
    return lists.flat();
  });
  expect(kept.filter((path) => !/^\/(static\/|offline\.html$|favicon)/.test(path))).toEqual([]);
  await proxy.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'एचआरए की छूट' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByLabel('मासिक किराया').fill('19,000');
  await expect(page.locator('#result')).toContainText('₹1,74,000');
  await page.getByRole('main').getByRole('link', { name: 'हाथ में सैलरी' }).click();
  await expect(page.locator('#result')).toContainText('₹1,28,885');
  await page.goto(`${proxy.origin}/salaries/compare-offers`);
  await expect(page.locator('#result')).toContainText('ऑफ़र 2');
});

plain('a worker leaves other pages alone, keeps no lists, and says offline what is readable (F-38)', async ({ page, baseURL }) => {
  const proxy = await openHttpProxy(baseURL ?? '');
  await page.goto(`${proxy.origin}/salaries/calculators`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${proxy.origin}/list-of-companies`);
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  const kept = await page.evaluate(async () => Boolean(await caches.match('/list-of-companies')));
  expect(kept).toBe(false);
  await proxy.close();
  await page.goto(`${proxy.origin}/list-of-companies`);
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Gratuity' })).toBeVisible();
});

test('no visit but one to a calculator asks for a worker', slow, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/list-of-companies', '/']) {
    await visit(page, path);
    await idle(page);
  }
  expect(asked).not.toContain('/sw.js');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
