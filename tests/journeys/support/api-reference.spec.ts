import type { Page } from 'playwright/test';
import { desktop, expect, slow, isReadable, phone, test } from '#tests/journeys/people.ts';

const address = '/developers/api';

/** Opens the drawn reference. Foreign origins and policy violations fail the journey. */
async function open(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'API of Daftar', level: 1 })).toBeVisible();
  await expect(page.getByText('The reference is opening.')).toHaveCount(0);
}

for (const [size, viewport] of Object.entries({ phone, desktop }))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a developer finds an operation by search, without account or other origins (R-250, R-251)', slow, async ({ page }) => {
      await open(page);
      expect(await page.title()).toBe('API of Daftar');
      await isReadable(page);
      if (viewport === phone) await page.getByRole('button', { name: 'Open Menu' }).click();
      await page.getByRole('button', { name: /^(Open )?Search/ }).click();
      await page.getByRole('combobox').fill('castVote');
      await page
        .getByRole('option', { name: /Cast a vote/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Cast a vote', exact: true })).toBeInViewport();
      await expect(page).toHaveURL(/#.*castVote$/);
      await expect(page.getByText(/^Who may ask: any member, also one without a made-up name/)).toBeVisible();
      await isReadable(page);
    });
  });

test('a developer reaches an operation by keyboard, and its address leads back (R-250, R-251)', slow, async ({ page }) => {
  await open(page);
  for (const name of [/^Support$/, /^Grievances$/, /^Get a grievance/]) {
    await page.getByRole('complementary').getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Get a grievance', exact: true })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Get a grievance', exact: true })).toBeInViewport();
});
