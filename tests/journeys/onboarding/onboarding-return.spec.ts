import type { Page } from 'playwright/test';
import { at, choosePersona, codeFor, comeToJoin, fillWork, goOn, onboardingDialog, leave, ownAddress, workAt } from './onboarding.ts';
import { askToLeave, signInAs } from '#tests/journeys/members.ts';
import { desktop, expect, slow, phone, staysClear, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop });

const company = (page: Page) => onboardingDialog(page).getByRole('combobox', { name: 'Company' });

/** Joins as far as the career and enters a workplace. */
async function comeHalfWay(page: Page, name = 'A company that nobody knows'): Promise<void> {
  await comeToJoin(page);
  await choosePersona(page);
  await onboardingDialog(page).getByRole('radio', { name: 'Working' }).check();
  await company(page).fill(name);
}

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`the invitation to join, on a ${size} (M-4)`, () => {
    test.use({ viewport });
    const card = (page: Page) => page.getByRole('complementary', { name: 'An invitation' });

    test('stays in sight for a member who leaves midway, and restores everything (R-100, R-122, D-19)', slow, async ({ page }) => {
      await comeToJoin(page);
      await at(page, 'What would you like to read about?');
      await onboardingDialog(page).getByRole('button', { name: 'Interview stories', exact: true }).click();
      await leave(page);
      await expect(card(page).getByText("You won't be able to have anonymous conversations")).toBeInViewport({ ratio: 1 });
      await staysClear(page, card(page));
      await card(page).getByRole('button', { name: 'Continue' }).click();
      await expect(onboardingDialog(page).getByRole('button', { name: 'Interview stories', exact: true })).toHaveAttribute('aria-pressed', 'true');
    });

    test('is in sight for a member who has not begun (R-096, D-19)', slow, async ({ page }) => {
      await page.goto('/login/google?referer=%2Flist-of-companies');
      await signInAs(page, 'Someone new');
      await expect(card(page).getByText('Get started')).toBeInViewport({ ratio: 1 });
      await staysClear(page, card(page));
    });

    test('is in sight when joining is done and a proof is left (R-102, D-19)', slow, async ({ page }) => {
      await comeToJoin(page);
      await choosePersona(page);
      await workAt(page, 'Pravaha Cloudworks');
      await fillWork(page);
      await onboardingDialog(page).getByRole('button', { name: 'Do this later' }).click();
      await at(page, /^Welcome/);
      await goOn(page);
      await expect(card(page).getByText('One thing is left')).toBeInViewport({ ratio: 1 });
      await staysClear(page, card(page));
    });
  });
}

test('a reload in the middle leads back to the middle, with what was typed', slow, async ({ page }) => {
  await comeHalfWay(page);
  await page.reload();
  await at(page, 'Where are you now?');
  await expect(company(page)).toHaveValue('A company that nobody knows');
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'An invitation' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(company(page)).toHaveValue('A company that nobody knows');
});

test('without a connection nothing is lost, and it goes on once the connection is back', slow, async ({ page, context }) => {
  await comeHalfWay(page, 'Pravaha Cloudworks');
  await context.setOffline(true);
  await goOn(page);
  await expect(
    onboardingDialog(page)
      .locator('form')
      .getByText(/What you filled in is saved here/),
  ).toBeVisible();
  await expect(company(page)).toHaveValue('Pravaha Cloudworks');
  await context.setOffline(false);
  await goOn(page);
  await at(page, 'What do you do there?');
});

test('a second tab follows the first', slow, async ({ page, context }) => {
  await comeToJoin(page);
  await at(page, 'What would you like to read about?');
  const other = await context.newPage();
  await visit(other, '/');
  const invitation = other.getByRole('complementary', { name: 'An invitation' });
  await expect(invitation).toBeInViewport({ ratio: 1 });
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await invitation.getByRole('button', { name: 'Continue' }).click();
  await at(other, 'What would you like to read about?');
  await choosePersona(page);
  await at(other, 'Where are you now?');
  await expect(other.getByText('You continued in another tab. This tab now shows the same step.')).toBeVisible();
});

test('a code and its address survive a reload, in this tab alone (F-01)', slow, async ({ page, context }) => {
  await comeToJoin(page);
  await choosePersona(page);
  await workAt(page, 'Pravaha Cloudworks');
  await fillWork(page);
  const address = ownAddress('pravaha-cloudworks.example');
  await onboardingDialog(page).getByRole('textbox', { name: 'Work email' }).fill(address);
  await goOn(page);
  await expect(onboardingDialog(page).getByRole('textbox', { name: 'The six digits' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(address);
  await page.reload();
  await expect(onboardingDialog(page).getByText(`We sent six digits to ${address}.`)).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/');
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(address);
  await other.getByRole('complementary', { name: 'An invitation' }).getByRole('button', { name: 'Continue' }).click();
  await expect(onboardingDialog(other).getByRole('textbox', { name: 'Work email' })).toHaveValue('');
  await other.close();
  await onboardingDialog(page)
    .getByRole('textbox', { name: 'The six digits' })
    .fill(await codeFor(page, address));
  await goOn(page);
  await expect(onboardingDialog(page).getByText('Confirmed', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(address);
});

test('a sign-out leaves nothing of it behind', slow, async ({ page }) => {
  await comeHalfWay(page);
  await leave(page);
  await (await askToLeave(page)).getByRole('button', { name: 'Log out and remove the key from this browser' }).click();
  await hears(page, 'You are logged out.');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('nobody knows');
});

test('a session that ends half-way loses nothing', slow, async ({ page, context }) => {
  await comeHalfWay(page);
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('daftar.own.joining/')));
  expect(kept).toHaveLength(1);
  const cookies = await context.cookies();
  await context.clearCookies({ name: /AT$|RT$/ });
  const signedOut = page.waitForEvent('framenavigated');
  await goOn(page);
  await signedOut;
  await expect(page.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(Object.fromEntries(kept));
  // The same person, in the same session, as after a new login.
  await context.addCookies(cookies);
  await visit(page, '/list-of-companies');
  await at(page, 'Where are you now?');
  await expect(company(page)).toHaveValue('A company that nobody knows');
});
