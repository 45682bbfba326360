import { desktop, expect, phone, test, visit } from '#tests/journeys/people.ts';

const list = '/list-of-companies';
const names = 'main li h2';

test.describe('a reader looking for a company (R-002, R-008)', () => {
  test.use({ viewport: desktop });

  test('narrows the list, opens a company, and comes back to where they were', async ({ page }) => {
    await visit(page, list);
    const all = await page.locator(names).allTextContents();
    expect(all.length).toBe(20);
    await page.getByRole('group', { name: 'Industry' }).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?industry=/);
    await page.getByRole('group', { name: 'Rating' }).getByLabel('3 and above').check();
    await expect(page).toHaveURL(/\?industry=.*&rating=3/);
    const url = page.url();
    await expect(page.locator(names)).not.toHaveText(all);
    await expect(page.locator(names).first()).toBeVisible();
    const narrowed = await page.locator(names).allTextContents();

    await page.locator(`${names} a`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(narrowed[0] ?? 'nobody');
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(page.locator(names)).toHaveText(narrowed);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(page.locator(names)).toHaveText(all);
    await page.goForward();
    await expect(page.getByRole('group', { name: 'Industry' }).getByRole('checkbox').first()).toBeChecked();
  });

  test('reads further down the list, opens a company far down, and finds the place again', async ({ page }) => {
    await visit(page, list);
    await page.getByRole('link', { name: 'Show more companies' }).click();
    await expect(page.locator(names)).toHaveCount(40);
    const far = page.locator(`${names} a`).nth(34);
    await far.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1_000);
    await far.click();
    await expect(page).toHaveURL(/\/overview\//);
    await page.goBack();
    await expect(page.locator(names)).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  });

  test('finds by a part of the name, with the keyboard alone', async ({ page }) => {
    await visit(page, list);
    const name = (await page.locator(names).first().textContent()) ?? '';
    await page.getByRole('searchbox', { name: 'Company name' }).focus();
    await page.keyboard.type(name.slice(1, 6));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?name=/);
    await expect(page.locator(names, { hasText: name })).toBeVisible();
  });

  test('sees when nothing answers, and takes the filters away @all', async ({ page }) => {
    await visit(page, `${list}?name=qqqqqqqq&rating=4.5`);
    await expect(page.getByText('No company matches all filters.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.locator(names)).toHaveCount(20);
  });

  test('opens a URL that is wrong in every way, and gets the list anyway @all', async ({ page }) => {
    await visit(page, `${list}?rating=99&size=zillions&industry=%27--&sort=money&name=%00%3Cscript%3E&cursor=`);
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  });
});

test.describe('a reader on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens the filters, chooses, and sees the list change @all', async ({ page }) => {
    await visit(page, list);
    await page.getByText('Filters', { exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('group', { name: 'City' }).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?location=/);
    await sheet.getByRole('button', { name: /^Show \d+\+? compan/ }).click();
    await expect(page.getByText('Filters, 1 chosen')).toBeVisible();
  });

  test('reads everything without scrolling sideways @all', async ({ page }) => {
    for (const url of ['/', list, '/legal/data-map', '/nowhere']) {
      await visit(page, url);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('a company page (R-018, R-031, R-032)', () => {
  test('tells what is known, and leads back to the list', async ({ page }) => {
    await visit(page, list);
    await page.locator(`${names} a`).first().click();
    await expect(page).toHaveURL(/\/overview\/[a-z0-9-]+-overview$/);
    await expect(page.getByRole('link', { name: 'About Company' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: /^About / })).toBeVisible();
    await expect(page.getByText('Head office', { exact: true }).first()).toBeVisible();
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Companies' }).click();
    await expect(page).toHaveURL(list);
  });

  test('answers an unknown company with a page that leads on, and the status of one', async ({ page }) => {
    const answer = await page.goto('/overview/no-such-company-overview');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We could not find this company.' })).toBeVisible();
    await page.getByRole('link', { name: 'All companies' }).click();
    await expect(page).toHaveURL(list);
  });
});
