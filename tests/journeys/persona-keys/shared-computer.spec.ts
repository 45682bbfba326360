import { askToLeave, signOut } from '#tests/journeys/members.ts';
import { barriers, desktop, expect, inAll, test } from '#tests/journeys/people.ts';
import { openName, openWithoutKey } from './keeping.ts';
import { joinByKey } from './joining.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop });

test('a member who signs out is asked what becomes of the key here: kept, taken along, or forgotten (F-07)', inAll, async ({ page }) => {
  const name = await joinByKey(page);
  const ask = async () => {
    const dialog = await askToLeave(page);
    await expect(dialog).toContainText(`The key of ${name} is in this browser.`);
    return dialog;
  };
  const dialog = await ask();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Take the key along first' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Keep the key safe' })).toBeVisible();
  await (await ask()).getByRole('button', { name: 'Sign out and keep the key here' }).click();
  await hears(page, 'You are signed out.');
  await openName(page, name);
});

test('a key that was forgotten with the sign-out is gone, and who has none is not asked (F-07)', inAll, async ({ page, browser }) => {
  await joinByKey(page);
  await (await askToLeave(page)).getByRole('button', { name: 'Forget the key here and sign out' }).click();
  await hears(page, 'You are signed out.');
  await openWithoutKey(page);
  await expect(page.getByRole('heading', { level: 2, name: 'No key of a made-up name is in this browser' })).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length === 0 || localStorage.getItem('daftar.keys') === null)).toBe(true);

  const other = await (await browser.newContext()).newPage();
  await other.goto('/login/google?referer=%2Fcommunities');
  await other.getByRole('button', { name: 'Somebody new' }).click();
  await signOut(other);
});
