import type { Page, Request } from 'playwright/test';
import { somePost, titled } from '#tests/journeys/communities/composing.ts';
import { asMember } from '#tests/journeys/members.ts';
import { logInWithCode, withCodes } from './own-account.ts';
import { acrossProcesses, desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] });

test('an account is deactivated, and comes back (R-155)', slow, async ({ page, context }) => {
  const [code = '', another = ''] = await withCodes(page, '/settings/manage-account');
  const other = await context.newPage();
  await visit(other, '/user');
  await page.getByRole('heading', { name: 'Deactivate it' }).click();
  await page.getByRole('button', { name: 'Deactivate the account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deactivated' })).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  await expect(other.getByText('This page is about you.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logInWithCode(page, code);
  await expect(page.getByRole('dialog', { name: 'Your account is deactivated' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await visit(page, '/user');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await hears(page, 'You are logged out.');

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logInWithCode(page, another);
  await page.getByRole('dialog', { name: 'Your account is deactivated' }).getByRole('button', { name: 'Come back' }).click();
  await hears(page, 'Welcome back. Everything in your account is as you left it.');
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
});

test('what was written waits while the account rests, and is there on return (R-155, S-124)', slow, async ({ page, context }) => {
  const [code = ''] = await withCodes(page, '/settings/manage-account');
  const other = await context.newPage();
  const url = await somePost(other);
  await visit(other, url);
  const text = titled('Not sent before a rest');
  const field = (tab: Page) => tab.getByRole('textbox', { name: 'Write a comment' });
  await field(other).fill(text);
  await page.getByRole('heading', { name: 'Deactivate it' }).click();
  await page.getByRole('button', { name: 'Deactivate the account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deactivated' })).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  await expect(field(other)).toHaveValue('');

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logInWithCode(page, code);
  await page.getByRole('dialog', { name: 'Your account is deactivated' }).getByRole('button', { name: 'Come back' }).click();
  await hears(page, 'Welcome back.');
  await visit(page, url);
  await expect(field(page)).toHaveValue(text);
});

/** Opens the account page as a member whose feedback note a deletion asks about. */
async function withNote(page: Page): Promise<void> {
  const headers = { appid: '999', systemid: 'AB_WEB', origin: new URL(page.url()).origin };
  const kept = await page.request.post('/api/user/user/feedback', { data: { rating: 5, text: 'The calculators are good.' }, headers });
  expect(kept.status(), await kept.text()).toBe(204);
  await visit(page, '/settings/manage-account');
  await page.getByRole('heading', { name: 'Delete it' }).click();
}

async function deleteAccount(page: Page): Promise<void> {
  await page.getByLabel('Type DELETE to delete the account').fill('DELETE');
  await expect(page.getByLabel('Type DELETE to delete the account')).toHaveValue('DELETE');
  await page.getByRole('button', { name: 'Delete the account for good' }).click();
}

test('an account is deleted by choice, with a receipt to take along (R-155)', acrossProcesses, async ({ page, context }) => {
  await asMember(page, '/settings/manage-account');
  await withNote(page);
  await page.getByRole('button', { name: 'Delete the account for good' }).click();
  await expect(page.getByText('Type DELETE. Capital and small letters both work.')).toBeVisible();
  await page.getByRole('group', { name: 'Your note to us' }).getByText('Leave it to us').click();
  await deleteAccount(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByText('Note to us. You chose to leave it.')).toBeVisible();
  const number = (await page.locator('dd[translate="no"]').textContent()) ?? '';
  await page.getByRole('button', { name: 'Copy the receipt' }).click();
  await hears(page, 'The receipt is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Receipt number: ${number}`);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save it as a file' }).click();
  expect((await file).suggestedFilename()).toBe('daftar-deletion-receipt.txt');
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /AT$|RT$|UAC_|usr_data/.test(name))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are not logged in here.' })).toBeVisible();
  await page.getByLabel('Receipt number').fill('no-such-number');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByText('There is no receipt with this number.')).toBeVisible();
  await page.getByLabel('Receipt number').fill(number);
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByText('Note to us. You chose to leave it.')).toBeVisible();
});

test('a deletion without an answer is shown as unknown, then with its receipt (R-155)', slow, async ({ page }) => {
  await asMember(page, '/settings/manage-account');
  await page.getByRole('heading', { name: 'Delete it' }).click();
  let asked: Request | undefined;
  await page.route('**/api/user/user?*', (route) => {
    asked = route.request();
    return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503,"code":"UNAVAILABLE","message":"Not in time."}' });
  });
  await deleteAccount(page);
  const looking = page.getByText('We are checking whether your account is deleted', { exact: false });
  await expect(looking).toBeVisible();
  await expect(page.getByText('your account is not deleted', { exact: false })).toHaveCount(0);
  if (!asked) throw new Error('Nothing was asked for.');
  expect((await page.request.fetch(asked)).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible({ timeout: 40_000 });
  await expect(looking).toHaveCount(0);
});

test('a member logs in again before the account goes, and finds their choices (S-25, D-03)', slow, async ({ page }) => {
  const [code = ''] = await withCodes(page, '/settings/manage-account');
  await withNote(page);
  await page.route('**/api/user/user?*', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'SIGN_IN_AGAIN',
        message: 'Please log in again first.',
        requestId: 'r-0000000000',
      }),
    }),
  );
  const note = page.getByRole('group', { name: 'Your note to us' });
  await note.getByText('Leave it to us').click();
  await deleteAccount(page);
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await page.unroute('**/api/user/user?*');
  await page.getByRole('button', { name: 'Log in again' }).click();
  await logInWithCode(page, code);
  await expect(page).toHaveURL('/settings/manage-account');
  await expect(note.getByLabel('Leave it to us')).toBeChecked();
  await expect(page.getByLabel('Type DELETE to delete the account')).toHaveValue('');
  await deleteAccount(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
});
