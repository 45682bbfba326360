import { compose } from '#tests/journeys/communities/composing.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { arrived, bringFile, forget, makeFile, openName, openWithoutKey, part } from './keeping.ts';
import { joinByKey } from './joining.ts';

test.use({ viewport: desktop });

const passphrase = 'seven quiet banyans';

test('a lost key comes back from its file with its own passphrase alone (F-07)', slow, async ({ page }) => {
  const name = await joinByKey(page);
  await openName(page, name);
  await page.reload();
  await openName(page, name);
  const file = await makeFile(page, passphrase);
  expect(file.toString()).not.toContain(name);
  await forget(page, name);
  const bring = await openWithoutKey(page);
  await bringFile(bring, Buffer.from('something else'), passphrase);
  await expect(bring.getByRole('alert')).toContainText('This file has no key of a made-up name.');
  await bringFile(bring, file, 'seven quiet kites');
  await expect(bring.getByRole('alert')).toContainText('This passphrase does not open the key. Nothing has changed.');
  await bringFile(bring, file, passphrase);
  await arrived(page, name);
});

test('a lost key comes back from the server’s copy, until that is deleted (F-07)', slow, async ({ page, browser }) => {
  const name = await joinByKey(page);
  await openName(page, name);
  const copy = part(page, 'A backup with us');
  await copy.getByLabel('Passphrase', { exact: true }).fill('short');
  await copy.getByRole('button', { name: 'Make a backup' }).click();
  await expect(copy.getByText('A passphrase needs at least twelve characters.')).toBeVisible();
  await copy.getByRole('button', { name: 'Suggest one' }).click();
  const drawn = await copy.getByLabel('Passphrase', { exact: true }).inputValue();
  expect(drawn).toMatch(/^\w{4}(-\w{4}){3}$/);
  await copy.getByRole('button', { name: 'Make a backup' }).click();
  await expect(copy.getByText('The backup is saved.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.postData() ?? ''));
  const bring = await openWithoutKey(other);
  await bring.getByRole('radio', { name: 'Backup' }).check();
  await bring.getByLabel('Made-up name').fill(name.toUpperCase());
  await bring.getByLabel('Passphrase', { exact: true }).fill('never this one at all');
  await bring.getByRole('button', { name: 'Bring it here' }).click();
  await expect(bring.getByRole('alert')).toContainText('We found no backup for this name and passphrase.');
  await bring.getByLabel('Passphrase', { exact: true }).fill(drawn.toLowerCase().replaceAll('-', ' '));
  await bring.getByRole('button', { name: 'Bring it here' }).click();
  await arrived(other, name);
  expect(asked.filter((body) => body.includes(drawn) || body.includes(name))).toEqual([]);

  await openName(other, name);
  await part(other, 'A backup with us').getByRole('button', { name: 'Delete the backup' }).click();
  await expect(part(other, 'A backup with us').getByText('The backup is deleted.')).toBeVisible();
  await openName(page, name);
  await expect(part(page, 'A backup with us').getByText('We have a backup of this key.')).toBeHidden();
});

test('a key lost without a backup stays lost, and a new name must wait (F-07)', slow, async ({ page }) => {
  const name = await joinByKey(page);
  await openName(page, name);
  await forget(page, name);
  await openWithoutKey(page);
  await expect(page.getByRole('heading', { level: 2, name: 'The key of your name is not here' })).toBeVisible();
  await expect(part(page, 'If the key is lost')).toContainText(/otherwise from 1 (January|April|July|October) \d{4}/);
  await part(page, 'If the key is lost').getByRole('button', { name: 'Make a new name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your made-up name' });
  await expect(dialog.getByText('A new name starts from zero.', { exact: false })).toBeVisible();
  await dialog.getByRole('group', { name: 'Or one of these' }).locator('[aria-pressed]').first().click();
  await expect(dialog.getByText(/ is available\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You already made a name in this three-month period');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await visit(page, '/communities');
  await expect((await compose(page)).getByText('its key is not in this browser', { exact: false })).toBeVisible();
});
