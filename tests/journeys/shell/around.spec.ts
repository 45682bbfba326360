import { expect, phone, test, visit } from '#tests/journeys/people.ts';

test('a slow page shows a bar, moves nothing, and leaves the console empty (R-210, R-232)', async ({ page }) => {
  const said: string[] = [];
  // The browser's own lines have no arguments.
  page.on('console', (line) => line.args().length > 0 && said.push(line.text()));
  await visit(page, '/');
  const stored = Promise.withResolvers<void>();
  await page.route(/static\/companies\.[^/]*\.js$/, async (route) => {
    await stored.promise;
    await route.continue();
  });
  const top = () => page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('link', { name: 'All companies' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  expect(await top()).toBe(before);
  stored.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden();
  for (const path of ['/communities', '/jobs', '/salaries', '/legal/data-map', '/user-settings']) await visit(page, path);
  expect(said).toEqual([]);
});

test.describe('the app nudge on a phone', () => {
  test.use({ viewport: phone });

  test('offers the home screen once, covers nothing, and does not come again (R-209, F-05) @all', async ({ page }) => {
    await page.clock.install();
    const offer = () =>
      page.evaluate(() =>
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => (document.documentElement.dataset['asked'] = 'yes') }),
        ),
      );
    const bar = page.getByRole('complementary', { name: 'A suggestion' });
    await visit(page, '/');
    expect(await offer()).toBe(false);
    await expect(async () => {
      await page.clock.fastForward(2_000);
      await expect(bar).toBeVisible({ timeout: 200 });
    }).toPass();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
    await bar.getByRole('button', { name: 'Add to home screen' }).click();
    await expect(page.locator('html[data-asked=yes]')).toHaveCount(1);
    await visit(page, '/');
    await offer();
    for (let times = 0; times < 5; times++) await page.clock.fastForward(3_000);
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('daftar.nudges'))).toContain('app-nudge');
  });
});
