import { expect, test } from '#tests/journeys/people.ts';

test.describe('a reader whose browser runs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the list, narrows it, turns the page, and reads a company (R-002, R-018)', async ({ page }) => {
    await page.goto('/list-of-companies');
    const names = page.locator('main li h2');
    await expect(names).toHaveCount(20);
    const first = await names.allTextContents();
    await page.getByRole('link', { name: 'Show more companies' }).click();
    await expect(names.first()).not.toHaveText(first[0] ?? '');
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await expect(names).toHaveText(first);

    await page.getByRole('group', { name: 'Industry' }).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Show companies' }).click();
    await expect(page).toHaveURL(/industry=/);
    await expect(page.getByRole('link', { name: /^Remove / })).toBeVisible();

    await page.locator('main li h2 a').first().click();
    await expect(page.getByRole('heading', { name: /^About / })).toBeVisible();
  });

  test('searches from the first page, and is offered nothing that needs a script @all', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('searchbox').fill('koyal');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=koyal/);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'हिन्दी' })).toBeHidden();
  });
});
