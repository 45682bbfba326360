import { axeViolations, desktop, expect, phone, test, visit } from '#tests/journeys/people.ts';

const table = 'table';

test.describe('a reader who weighs two companies (R-004)', () => {
  test.use({ viewport: desktop });

  test('chooses two by three presses of a key, and passes the address on', async ({ page }) => {
    await visit(page, '/compare');
    const field = page.getByRole('combobox', { name: 'Add a company' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    const first = await page.getByRole('option').first().textContent();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?company=[^&]+$/);
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('option').first()).not.toHaveText(first ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?company=[^&]+&company=[^&]+$/);
    await expect(page.locator(table).getByRole('columnheader')).toHaveCount(3);
    const names = await page.locator(table).getByRole('columnheader').allTextContents();
    await page.reload();
    await expect(page.locator(table).getByRole('columnheader')).toHaveText(names);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('comes from the page of a company, and adds another beside it', async ({ page }) => {
    await visit(page, '/list-of-companies');
    await page.locator('main li h2 a').first().click();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?company=[^&]+$/);
    await page.getByRole('navigation', { name: 'Most reviewed' }).getByRole('link').first().click();
    await expect(page.locator(table).getByRole('columnheader')).toHaveCount(3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('two are side by side, the others a swipe away (R-004) @all', async ({ page, request }) => {
    const { items } = (await (await request.get('/api/company/v1/companies?limit=4')).json()) as { items: { urlName: string }[] };
    await visit(page, `/compare?${items.map(({ urlName }) => `company=${urlName}`).join('&')}`);
    await expect(page.locator(table)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    const scroller = page.getByRole('group', { name: 'Companies side by side' });
    expect(await scroller.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(() => scroller.evaluate((element) => (element.previousElementSibling?.scrollLeft ?? 0) === element.scrollLeft)).toBe(true);
  });
});
