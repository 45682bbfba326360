import type { Locator, Page } from 'playwright/test';
import { asMember } from '#tests/journeys/members.ts';
import { desktop, expect, slow, test } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

test.use({ viewport: desktop });

const form = (page: Page): Locator => page.getByRole('dialog');

test('the photo is sent, shown, not replaced by a non-picture, and deleted (R-164) @all', async ({ page }) => {
  const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await asMember(page, '/user');
  const photo = page.getByRole('region', { name: 'Photo' });
  await photo.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await expect(photo.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await photo.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(photo).toContainText('We cannot read this file.');
  await page.reload();
  await expect(photo.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await photo.getByRole('button', { name: 'Delete the photo' }).click();
  await hears(page, 'The photo is deleted.');
  await expect(photo.getByRole('img', { name: 'Your photo' })).toBeHidden();
});

test('a member changes their display name, but never to one written under (F-16)', slow, async ({ page }) => {
  await asMember(page, '/user');
  const name = page.getByRole('region', { name: 'Account label' });
  await name.getByRole('button', { name: 'Change' }).click();
  await name.getByLabel('Label', { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await expect(name).toContainText('Write a label.');
  await name.getByLabel('Label', { exact: true }).fill('The one upstairs');
  await page.keyboard.press('Enter');
  await hears(page, 'The label is changed.');
  await expect(name.getByRole('button', { name: 'Change' })).toBeFocused();
  await page.reload();
  await expect(name).toContainText('The one upstairs');
});

test('a writer chooses the default name, and changes name and picture (R-157 to R-160)', async ({ page }) => {
  await asWriter(page, '/user', aWriter(atWork));
  const picker = page.getByRole('group', { name: 'Usual name for your posts' });
  const personas = page.getByRole('region', { name: 'The names you post under' });
  await picker.getByRole('radio').nth(1).check();
  await expect(personas).toContainText('Saved.');
  await page.reload();
  await expect(picker.getByRole('radio').nth(1)).toBeChecked();
  await picker.getByRole('radio').nth(0).check();
  await expect(personas).toContainText('Saved.');

  const before = (await personas.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Change name or picture' }).click();
  await form(page).getByLabel('Made-up name').fill('x@y.in');
  await expect(form(page)).toContainText('This looks like a number, an address or a link.');
  const suggested = form(page).getByRole('group', { name: 'Or one of these' }).getByRole('button').first();
  const name = (await suggested.textContent()) ?? '';
  await suggested.click();
  await expect(form(page)).toContainText(`${name} is available.`);
  await form(page)
    .getByRole('radio', { name: /^Picture 2 of/ })
    .check();
  await form(page).getByRole('button', { name: 'Save' }).click();
  await hears(page, 'Name and picture are changed.');
  await expect(personas.getByRole('heading', { level: 3 }).first()).toContainText(name);
  expect(before).not.toBe(name);
});
