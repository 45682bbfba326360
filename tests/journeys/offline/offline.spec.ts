import { expect, test, type Page } from 'playwright/test';
import { openHttpProxy } from '#tests/journeys/login/http-proxy.ts';
import { hydrated, desktop, slow, visit } from '#tests/journeys/people.ts';
import { somePost, word } from '#tests/journeys/communities/composing.ts';
import { asWriter } from '#tests/journeys/writers.ts';

test.use({ viewport: desktop });

/** Waits until a page is cached and a worker can serve it. */
const isKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async (kept) => navigator.serviceWorker.controller !== null && (await caches.match(kept, { cacheName: 'daftar-read' })) !== undefined,
        path,
      ),
    )
    .toBe(true);

test('a member offline reads earlier pages, and votes and writes for later (F-38, B-35)', slow, async ({ page, baseURL }) => {
  const proxy = await openHttpProxy(baseURL ?? '');
  const at = (path: string) => `${proxy.origin}${path}`;
  await asWriter(page, at('/salaries/calculators'));
  const post = await somePost(page);
  await visit(page, at('/communities'));
  await visit(page, at(post));
  await isKept(page, '/communities');
  await isKept(page, post);

  const field = page.locator('#reply').getByRole('textbox');
  const up = page.getByRole('main').getByRole('button', { name: 'Upvote' }).first();
  const wasUp = await up.getAttribute('aria-pressed');
  const isUp = wasUp === 'true' ? 'false' : 'true';
  const text = `Ask for it in writing. ${word()}`;
  await field.fill(text);
  const send = page.locator('#reply').getByRole('button', { name: /^Post as / });
  await send.waitFor();
  await proxy.close();
  await up.click();
  // Said once in words, and shown beside the vote for as long as it waits.
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Waiting for the connection')).toBeVisible();
  await expect(page.getByRole('main').getByText('Waiting for the connection')).toHaveCount(1);
  await send.click();
  await expect(page.locator('#reply').getByText('Your comment is saved and will be sent automatically')).toBeVisible();

  await page.goto(at('/communities'));
  await hydrated(page);
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.goto(at('/user'));
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.getByRole('main').locator(`a[href="${post}"]`).click();
  await hydrated(page);
  await expect(field).toHaveValue(text);
  await expect(page.getByText('This comment will be sent automatically')).toBeVisible();
  await expect(up).toHaveAttribute('aria-pressed', isUp);

  await proxy.open();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('article').filter({ hasText: text }).first()).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page.getByText('Waiting for the connection')).toHaveCount(0);
  await visit(page, at(post));
  await expect(up).toHaveAttribute('aria-pressed', isUp);
  await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  const writes = proxy.asked.filter((asked) => asked.startsWith('POST ') && asked.includes(text));
  expect(writes).toHaveLength(1);
  await proxy.close();
});

test.describe('a new release under an open tab', () => {
  // A service worker would fetch the code where no route of this test can take it away.
  test.use({ serviceWorkers: 'block' });

  test('loads the page again once, and loses nothing that was typed (B-41)', slow, async ({ page }) => {
    await asWriter(page, '/salaries/calculators');
    await visit(page, await somePost(page));
    const url = page.url();
    const text = `Before the release. ${word()}`;
    await page.locator('#reply').getByRole('textbox').fill(text);
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    const goneTwice = page.waitForEvent('requestfinished', (request) => loads > 0 && /\/static\/dataMap-/.test(request.url()));
    await page.route(/\/static\/dataMap-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('footer a[href="/legal/data-map"]').click();
    await goneTwice;
    await expect(page.getByRole('heading', { level: 1, name: 'What we keep' })).toBeVisible();
    await visit(page, url);
    expect(loads).toBe(2);
    await expect(page.locator('#reply').getByRole('textbox')).toHaveValue(text);
    await page.locator('#reply').getByRole('textbox').fill('');
  });
});
