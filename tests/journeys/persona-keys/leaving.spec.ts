import { axeViolations, desktop, expect, test, visit } from '#tests/journeys/people.ts';
import { askedBy, joinAndPost } from './joining.ts';

test.use({ viewport: desktop });

test('deleting an account also deletes what this browser’s made-up name wrote (F-07, R-155)', async ({ page, browser }) => {
  const { name, url } = await joinAndPost(page, 'How long does a relieving letter take', 'Mine has been promised for a month.');

  await visit(page, '/settings/manage-account');
  await page.getByRole('heading', { name: 'Delete it' }).click();
  await expect(page.getByRole('checkbox', { name: `${name}: 1 post` })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  const asked = askedBy(page);
  await page.getByLabel('Type DELETE to delete the account').fill('delete');
  await page.getByRole('button', { name: 'Delete the account for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByText(`Deleted before your account: ${name}: 1 post.`)).toBeVisible();
  const byKey = asked.find((request) => request.method() === 'DELETE' && request.url().endsWith('/persona/v1/persona'));
  expect((await byKey?.allHeaders())?.['cookie']).toBeUndefined();

  const guest = await (await browser.newContext({ viewport: desktop })).newPage();
  await visit(guest, url);
  await expect(guest.getByRole('main')).toBeVisible();
  await expect(guest.getByText('Mine has been promised for a month.')).toBeHidden();
  await expect(guest.getByText(name)).toBeHidden();
});
