import { firstAdministrator } from '#tests/journeys/moderators.ts';
import { test } from '#tests/journeys/own-product.ts';
import { expect, slow, isReadable, phone } from '#tests/journeys/people.ts';

test('an administrator reads usage in pictures and tables, on a phone too (F-21, R-229)', slow, async ({ browser, start }) => {
  const page = await firstAdministrator(browser, await start({ scale: 'test' }));
  await page.goto('/administration');
  await page.getByRole('link', { name: 'Numbers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visitors and pages' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Pages opened in 30 days')).toBeVisible();
  await main.getByText('The same numbers as a table').first().click();
  await expect(main.getByRole('table').first().getByRole('row').nth(1)).toBeVisible();
  await expect(main.getByRole('row', { name: /^Home screen .* Good/ })).toBeVisible();
  await isReadable(page);
  await main.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/\?days=7$/);
  await expect(main.getByText('Pages opened in 7 days')).toBeVisible();
  await page.setViewportSize(phone);
  await isReadable(page);
  await page.goto('/administration/numbers?days=8');
  await expect(main.getByText('Pages opened in 30 days')).toBeVisible();
});
