import { asMember, openLogin, signOut, withFinger } from '#tests/journeys/members.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

// A passkey belongs to a name, and a number is none.
test.use({
  viewport: desktop,
  baseURL: (process.env['BASE_URL'] ?? 'http://localhost:3000').replace('127.0.0.1', 'localhost'),
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('a member adds a passkey, logs in with it alone, and removes it (F-32)', async ({ page }) => {
  await withFinger(page);
  await asMember(page, '/session');
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await hears(page, 'The passkey is ready.');
  await expect(page.getByText(/^Made this month · Never used/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey for you.')).toBeVisible();

  await signOut(page);
  await visit(page, '/list-of-companies?rating=3');
  await openLogin(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await hears(page, 'You are logged in.');
  await expect(page).toHaveURL('/list-of-companies?rating=3');

  await visit(page, '/session');
  await expect(page.getByText('Logged in with a passkey')).toBeVisible();
  await page.getByRole('button', { name: /^Remove the passkey of / }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await signOut(page);
  await openLogin(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey is not known here. Please use another way to log in.')).toBeVisible();
});

test('a guest begins an account with a passkey alone, and returns with it (F-32)', slow, async ({ page }) => {
  const verify = await withFinger(page);
  await visit(page, '/list-of-companies?rating=3');
  await openLogin(page);
  await verify(false);
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
  await expect(page.getByText('No passkey was made, and no account.')).toBeVisible();
  await verify(true);
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account is ready' });
  await expect(dialog.getByText('You can log in only with this passkey.')).toBeVisible();
  await expect(dialog).not.toContainText('To vote, post and follow');
  await expect(dialog).not.toContainText('provider');
  await expect(page.getByText('Keep reading without an account')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue where I was' }).click();
  await hears(page, 'You are logged in.');
  await expect(page).toHaveURL('/list-of-companies?rating=3');
  await signOut(page);
  await openLogin(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await hears(page, 'You are logged in.');
});

test('a member whose finger is not taken sees that, and is asked again (F-32)', slow, async ({ page }) => {
  const verify = await withFinger(page);
  await asMember(page, '/session');
  await verify(false);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('No passkey was made. You can try again.')).toBeVisible();
  await verify(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await hears(page, 'The passkey is ready.');
});

test('a member who has lost everything else gets in with a code, once (F-32)', slow, async ({ page }) => {
  await asMember(page, '/session');
  await page.getByRole('button', { name: 'Make ten codes' }).click();
  const shown = page.locator('section[aria-labelledby="recovery-codes"] li');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  expect(new Set(codes).size).toBe(10);
  await page.getByRole('button', { name: 'Copy' }).click();
  await hears(page, 'The codes are copied.');
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual(codes);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toBe('daftar-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(codes[0] ?? '', { exact: true })).toBeHidden();
  await signOut(page);

  for (const [code, isGood] of [
    [(codes[0] ?? '').toUpperCase().replaceAll('-', ' '), true],
    [codes[0] ?? '', false],
  ] as const) {
    await visit(page, '/list-of-companies');
    await openLogin(page);
    await page.getByText('Use a recovery code').click();
    await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
    if (!isGood) {
      await expect(page.getByText('This code does not work.')).toBeVisible();
      continue;
    }
    await hears(page, 'You are logged in.');
    await visit(page, '/session');
    await expect(page.getByText('9 codes are left.')).toBeVisible();
    await expect(page.getByText('Logged in with a recovery code')).toBeVisible();
    await signOut(page);
  }
});
