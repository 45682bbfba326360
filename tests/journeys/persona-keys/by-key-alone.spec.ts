import { axeViolations, desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { arrived, bringFile, makeFile, openName, openWithoutKey, part } from './keeping.ts';
import { askedBy, joinAndPost } from './joining.ts';

test.use({ viewport: desktop });

test('the page of the made-up name changes and deletes it, signed out (F-07)', slow, async ({ page, browser }) => {
  const { name, url } = await joinAndPost(page, 'What does the variable pay depend on', 'Nobody has told us so far.');
  await openName(page, name);
  expect(await axeViolations(page)).toEqual([]);
  const file = await makeFile(page, 'seven quiet banyans');

  const alone = await (await browser.newContext({ viewport: desktop })).newPage();
  const asked = askedBy(alone);
  const bring = await openWithoutKey(alone);
  expect(await axeViolations(alone)).toEqual([]);
  await expect(bring.getByText('You are logged out: anyone who uses this browser can use the key', { exact: false })).toBeVisible();
  await bringFile(bring, file, 'seven quiet banyans');
  await arrived(alone, name);
  await openName(alone, name);

  await part(alone, name).getByRole('button', { name: 'Change name or picture' }).click();
  const dialog = alone.getByRole('dialog', { name: 'Your made-up name' });
  const suggested = dialog.getByRole('group', { name: 'Or one of these' }).locator('[aria-pressed]').first();
  const renamed = (await suggested.textContent()) ?? '';
  await suggested.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(alone.getByRole('heading', { level: 2, name: renamed, exact: true })).toBeVisible();

  await part(alone, 'Remove or delete the name').getByRole('button', { name: 'Delete the name and its posts' }).click();
  await alone
    .getByRole('dialog', { name: `Delete ${renamed}?` })
    .getByRole('button', { name: `Delete ${renamed}` })
    .click();
  await expect(alone.getByText('The name is deleted, with everything written under it.')).toBeVisible();
  for (const request of asked) expect((await request.allHeaders())['authorization']).toBeUndefined();

  // The browser that still has the key learns that it opens nothing any more.
  await visit(page, '/user/made-up-name');
  await expect(page.getByText(`${name} was deleted, with everything written under it.`, { exact: false })).toBeVisible();
  await visit(page, url);
  await expect(page.getByText('Nobody has told us so far.')).toBeHidden();
});
