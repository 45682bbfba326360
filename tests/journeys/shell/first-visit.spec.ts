import { test as plain } from 'playwright/test';
import { npmRun } from '#tests/runner/npm-run.ts';
import { desktop, expect, idle, slow, test, visit } from '#tests/journeys/people.ts';

/** Requests before its reader does anything, on phone and desktop. */
const requests = 10;

/** Pages that people come to from elsewhere, and the bytes that each may fetch. */
const visits = {
  companies: { path: '/list-of-companies', bytes: 180_000 },
  feed: { path: '/communities', bytes: 197_000 },
  'first page': { path: '/', bytes: 197_000 },
  'take-home calculator': { path: '/salaries/take-home-salary-calculator', bytes: 199_500 },
  'page of a company': { path: '/overview/saptarishi-infotech-overview', bytes: 183_000 },
  'reviews of a company': { path: '/reviews/saptarishi-infotech-reviews', bytes: 190_000 },
  'salaries of a company': { path: '/salaries/saptarishi-infotech-salaries', bytes: 184_000 },
};

for (const [what, { path, bytes: most }] of Object.entries(visits)) {
  test.describe(`a first visit to the ${what}, signed out`, () => {
    test.use({ viewport: desktop });

    test('asks nobody else, sets no cookie, and does not jump (S-03, S-05, S-07, S-24)', async ({ page, context, baseURL }) => {
      const asked: string[] = [];
      let [bytes, underWay] = [0, 0];
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      devtools.on('Network.requestWillBeSent', ({ redirectResponse }) => (underWay += redirectResponse ? 0 : 1));
      devtools.on('Network.loadingFailed', () => (underWay -= 1));
      devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
        underWay -= 1;
      });
      page.on('request', (request) => request.url().startsWith('data:') || asked.push(request.url()));
      await page.addInitScript(() => {
        const seen = { shift: 0, reports: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        document.addEventListener('securitypolicyviolation', () => (seen.reports += 1));
      });
      const answer = await page.goto(path);
      await idle(page);
      await expect.poll(() => underWay).toBe(0);
      const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; reports: number } }).seen);

      expect(asked.filter((url) => !/\/media\/|topic-signs/.test(url)).length).toBeLessThanOrEqual(requests);
      expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
      expect(bytes).toBeLessThanOrEqual(most);
      expect(seen.shift).toBeLessThanOrEqual(0.05);
      expect(seen.reports).toBe(0);
      expect(await context.cookies()).toEqual([]);
      const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
      expect(policy).toMatch(/^default-src 'none'/);
      // Videos are framed from one other origin, and only after a press.
      expect(policy.replace('frame-src https://www.youtube-nocookie.com', '')).not.toMatch(/unsafe-|https?:|\*/);
      expect(policy).toContain("require-trusted-types-for 'script'");
    });

    test('does not ask again for what the server rendered', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && asked.push(request.url()));
      await visit(page, path);
      await idle(page);
      expect(asked).toEqual([]);
    });
  });
}

plain('keeps to the budgets of `npm run size`, as the pages are built', slow, async () => {
  const { code, said, complained } = await npmRun('size');
  expect(said).toContain('first visit to the feed, script');
  expect(code, complained).toBe(0);
});

// Its attempts are meant to be refused aloud, so this page may speak of its policy.
plain('no script writes markup or runs text, from inside the page (S-06)', async ({ page }) => {
  await page.route(/static\/index\..*\.js$/, async (route) => {
    const own = await route.fetch();
    await route.fulfill({ response: own, body: `${await own.text()};${attempts}` });
  });
  // The page names the hash of its script, by which the browser would refuse this one.
  await page.route('**/list-of-companies', async (route) => {
    const own = await route.fetch();
    await route.fulfill({ response: own, body: (await own.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });
  await page.goto('/list-of-companies');
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'true,true,true,true');
});
/** DOM injections. Must run from a page script, as the browser trusts the test. */
const attempts = `document.documentElement.dataset.refused = [
  () => { document.createElement('p').innerHTML = '<b>x</b>'; },
  () => { document.createElement('p').insertAdjacentHTML('beforeend', '<b>x</b>'); },
  () => { eval('1'); },
  () => { new Function('1'); },
].map((attempt) => { try { attempt(); return false; } catch { return true; } });`;
