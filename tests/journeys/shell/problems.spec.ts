import { expect, slow, test, visit } from '#tests/journeys/people.ts';
import { test as own } from '#tests/journeys/own-product.ts';

const aPage = '**/api/company/v1/companies?*';

test.describe('when something goes wrong', () => {
  test('a broken answer is explained once, reported anonymously, and can be retried (R-228, R-235, R-236)', async ({ page }) => {
    const reports: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/api/v4/log/error') && reports.push(request.postDataJSON()));
    await visit(page, '/list-of-companies');
    await page.route(aPage, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }));
    await page.getByRole('link', { name: 'Best rated' }).first().click();
    await expect(page.getByRole('alert').getByText('Something went wrong, please try later. We are working on it!')).toHaveCount(1);
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toEqual({
      error: { name: 'Failure', message: 'broken' },
      display: 'WEB',
      screen: 'CompanyListing',
      operation: 'listCompanies',
      kind: 'broken',
      status: 500,
    });
    await page.unroute(aPage);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main li h2')).toHaveCount(20);
  });

  test('a lost connection is noticed, and what failed meanwhile loads by itself', async ({ page, context }) => {
    await visit(page, '/list-of-companies');
    await context.setOffline(true);
    await expect(page.getByText('No connection. What you have read stays here')).toBeVisible();
    await page.getByRole('link', { name: 'A to Z' }).click();
    await expect(page.getByText('No connection.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('main li h2')).toHaveCount(20);
    await expect(page.getByText('No connection. What you have read stays here')).toBeHidden();
  });
});

test.describe('a new release under an open tab', () => {
  // A service worker would fetch the code where no route of this test can take it away.
  test.use({ serviceWorkers: 'block' });

  test('takes the code of a screen away, which comes by one reload (B-41, X-9)', slow, async ({ page }) => {
    await visit(page, '/list-of-companies');
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    let isGone = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route(/\/static\/.*\.js$/, (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    await page.locator('footer a[href="/transparency"]').click();
    await page.waitForFunction(() => !('isTheSamePage' in window));
    await expect(page).toHaveURL(/\/transparency$/);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('This page stumbled')).toHaveCount(0);
  });
});

// This one asks its own server, which is not the one that the others watch.
own('a page asked for while the server restarts comes without a reload', slow, async ({ page, start }) => {
  const first = await start({ scale: 'test' });
  await visit(page, `${first.origin}/list-of-companies`);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await first.kill();
  await page.getByRole('link', { name: 'A to Z' }).click();
  await expect(page.getByText('No connection. What you have read stays here')).toBeVisible();
  await start({ scale: 'test', port: first.port });
  await expect(page.locator('main li h2')).toHaveCount(20);
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});
