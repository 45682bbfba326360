import { askToLeave, signOut } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, slow, test } from '#tests/journeys/people.ts';
import { openName, openWithoutKey } from './keeping.ts';
import { joinByKey } from './joining.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop });

test('a member who signs out chooses to keep, take along or forget the key (F-07)', slow, async ({ page }) => {
  const name = await joinByKey(page);
  const ask = async () => {
    const dialog = await askToLeave(page);
    await expect(dialog).toContainText(`The key of ${name} is in this browser.`);
    return dialog;
  };
  const dialog = await ask();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Back up the key first' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Back up the key' })).toBeVisible();
  await (await ask()).getByRole('button', { name: 'Log out but keep the key in this browser' }).click();
  await hears(page, 'You are logged out.');
  await openName(page, name);
});

test('a key forgotten at sign-out is gone, and without a key nothing is asked (F-07)', slow, async ({ page, browser }) => {
  await joinByKey(page);
  await (await askToLeave(page)).getByRole('button', { name: 'Log out and remove the key from this browser' }).click();
  await hears(page, 'You are logged out.');
  await openWithoutKey(page);
  await expect(page.getByRole('heading', { level: 2, name: 'This browser has no key for a made-up name' })).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length === 0 || localStorage.getItem('daftar.keys') === null)).toBe(true);

  const other = await (await browser.newContext()).newPage();
  await other.goto('/login/google?referer=%2Fcommunities');
  await other.getByRole('button', { name: 'Someone new' }).click();
  await signOut(other);
});
