import { fillWork, leave, namesBeginSoon, ownAddress, prove, takeName, workAt } from './onboarding.ts';
import { somePost, titled } from '#tests/journeys/communities/composing.ts';
import { asMember, signInAs } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';

test.use({ viewport: desktop });

test('a guest who wants to write joins, is confirmed, and posts (R-099, R-122, R-123)', slow, async ({ page }) => {
  await namesBeginSoon(page);
  await visit(page, '/communities');
  await page.getByRole('button', { name: /^Ask, share/ }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await signInAs(page, 'Someone new');
  await takeName(page);
  await workAt(page, 'Pravaha Cloudworks');
  await fillWork(page);
  await prove(page, 'Work email', ownAddress('pravaha-cloudworks.example'));
  await expect(page.getByRole('dialog', { name: 'Write a post' })).toBeVisible();
});

test('a newcomer writes a comment, chooses a name, and sends it under that (F-07, R-160)', async ({ page }) => {
  await namesBeginSoon(page);
  await asMember(page, '/communities');
  await visit(page, await somePost(page));
  const text = titled('Three weeks at mine');
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  await field.fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Choose a name to post' }).click();
  const name = await takeName(page);
  await leave(page);
  const send = page.getByRole('main').getByRole('button', { name: `Post as ${name}` });
  await expect(send).toBeVisible();
  await expect(field).toHaveValue(text);
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await send.click();
  await expect(page.getByRole('article').filter({ hasText: text })).toContainText(name);
});
