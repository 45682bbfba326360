import { axeViolations, desktop, expect, inEveryLanguageAndSize, isReadable, phone, test, visit } from '#tests/journeys/people.ts';

const employer = 'Saptarishi Infotech';
const pay = '/salaries/saptarishi-infotech-salaries';

test.describe('a reader who knows what they want (R-189, R-190, F-14)', () => {
  test.use({ viewport: desktop });

  test('finds it by keyboard alone, and again by what they searched for', async ({ page }) => {
    await visit(page, '/legal/data-map');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const box = dialog.getByRole('combobox');
    await expect(box).toBeFocused();
    await page.keyboard.type('saptarishi infotech tankhwah');
    await expect(dialog.getByRole('option', { name: `${employer} salaries` })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pay);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(employer);

    await page.keyboard.press('Control+k');
    const before = dialog.getByRole('group', { name: 'Recent searches' }).getByRole('option');
    await expect(before).toHaveText([`${employer} salaries`]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('daftar.own.recent-searches'))).toContain(employer);
  });

  test('sends the search early, and the dialog does not cover the answer @all', async ({ page }) => {
    const loaded = Promise.withResolvers<void>();
    await page.route(/\/static\/search\..*\.js$/, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await visit(page, '/');
    const asked = page.waitForRequest(/\/static\/search\..*\.js$/);
    await page.getByRole('main').getByRole('searchbox', { name: 'Company, job or city' }).fill(employer);
    await asked;
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: employer, exact: true }).click();
    await expect(page).toHaveURL(/-overview$/);
    const answered = page.waitForResponse(/\/static\/search\..*\.js$/);
    loaded.resolve();
    await (await answered).finished();
    await page.getByRole('navigation', { name: 'Company pages' }).getByRole('link', { name: 'Salaries' }).click();
    await expect(page).toHaveURL(pay);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a reader without a script (R-187, R-188)', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('searches from the first page, and reads answers, finds and single types', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Company, job or city' });
    await box.fill(employer);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=Saptarishi/);
    await expect(page.getByRole('list', { name: 'Pages that answer this' }).getByRole('link', { name: employer, exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/[?&]type=\w+/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto('/communities/notice-period');
    await page.getByRole('searchbox', { name: 'Search in Notice period' }).fill('notice');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?community=notice-period&q=notice');
    await expect(page.getByText('Only posts in Notice period.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^\/p\//);
    await page.goto('/search/saptarishi-infotech-salaries?campaign=mail');
    await expect(page).toHaveURL(`${pay}?campaign=mail`);
  });
});

inEveryLanguageAndSize('phone in en', () => {
  test('reads the search without a barrier, whatever was found or suggested (R-188, R-189)', async ({ page }) => {
    await visit(page, `/search?q=${encodeURIComponent(employer)}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await isReadable(page);
    await visit(page, '/search?q=qwxzvk');
    expect(await axeViolations(page)).toEqual([]);
    await visit(page, '/reviews');
    await page.getByRole('banner').locator('a[href="/search"]').click();
    await page.getByRole('dialog').getByRole('combobox').fill('saptarishi');
    await expect(page.getByRole('dialog').getByRole('option').nth(1)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
