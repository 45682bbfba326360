import type { Page } from 'playwright/test';
import { accountMenu, openLogin, withFinger } from '#tests/journeys/members.ts';
import { aPicture } from '#tests/pictures.ts';
import { axeViolations, desktop, expect, slow, visit } from '#tests/journeys/people.ts';
import { test } from '#tests/journeys/own-product.ts';

// A passkey belongs to a name, and a number is none.
test.use({ viewport: desktop });

/** One-time link printed by a start without administrator, on the visited origin. */
async function claimLink(said: () => string, origin: string): Promise<string> {
  await expect.poll(said).toContain('/moderation/team#');
  return `${origin}${/\/moderation\/team#\S+/.exec(said())?.[0] ?? ''}`;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
}

test('the first administrator claims the role by the printed link, and adds companies (R-167, T-12)', slow, async ({ page, start }) => {
  const product = await start({ scale: 'none', settings: { DEMO_LOGIN: 'no' } });
  const origin = product.origin.replace('127.0.0.1', 'localhost');
  await withFinger(page);
  await visit(page, `${origin}/administration`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await visit(page, `${origin}/list-of-companies`);
  await openLogin(page);
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
  await page.getByRole('button', { name: 'Continue where I was' }).click();
  await expect(page.getByText('You are logged in.')).toBeVisible();

  await page.goto(await claimLink(product.said, origin));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your account has the role now.')).toBeVisible();
  await (await accountMenu(page)).getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  expect(product.said()).toContain('Warning: the page /contact names nobody to turn to');
  await expect(page.getByText('No grievance officer is named.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a topic' }).click();
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Night work');
  await page.getByRole('textbox', { name: 'Name in Hindi' }).fill('रात का काम');
  await page.getByRole('textbox', { name: 'In one sentence, in English' }).fill('Shifts, cabs and sleep.');
  await save(page);
  await expect(page.getByRole('link', { name: 'Night work' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Companies', exact: true }).and(page.locator('.tabs a')).click();
  await page.getByRole('button', { name: 'Add a company' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Koyal Pay');
  await page.getByRole('combobox', { name: 'City of the head office' }).fill('Pune');
  await page.getByRole('combobox', { name: 'Industry' }).fill('Payments');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The first of an empty product, which is added on purpose.
  await page.getByRole('button', { name: 'Add “Payments” to the list' }).click();
  await save(page);
  await expect(page.getByRole('link', { name: 'Koyal Pay', exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit: Koyal Pay' }).click();
  await page.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(await aPicture('png')) });
  await expect(page.getByText('The logo is shown now.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const logo = page.getByRole('listitem').filter({ hasText: 'Koyal Pay' }).locator('img.logo');
    await expect(async () => {
      await visit(page, `${origin}/list-of-companies`);
      await expect(logo).toHaveJSProperty('naturalWidth', 128, { timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Koyal Pay', exact: true }).click();
  await expect(page.locator('main img.logo.l')).toHaveJSProperty('naturalWidth', 128);
  await visit(page, `${origin}/discussions/koyal-pay-discussions`);
  await expect(page.locator('main img.logo').first()).toHaveJSProperty('naturalWidth', 128);
});
