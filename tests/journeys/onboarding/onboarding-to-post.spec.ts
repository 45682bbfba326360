import { namesBeginSoon, takeName } from './onboarding.ts';
import { composed, somePost, titled } from '#tests/journeys/communities/composing.ts';
import { asMember, signInAs } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';

test.use({ viewport: desktop });

test('a guest writes, logs in and chooses a name by posting, and posts (R-099, R-123, D-18)', slow, async ({ page }) => {
  await namesBeginSoon(page);
  await visit(page, '/communities');
  const title = titled('How long is your notice');
  const composer = await composed(page, title);
  await expect(composer.getByText(/^You log in when you post/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await signInAs(page, 'Someone new');
  const name = await takeName(page);
  await expect(composer.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  await composer.getByRole('button', { name: `Post as ${name}` }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
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
  const send = page.getByRole('main').getByRole('button', { name: `Post as ${name}` });
  await expect(send).toBeVisible();
  await expect(field).toHaveValue(text);
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await send.click();
  await expect(page.getByRole('article').filter({ hasText: text })).toContainText(name);
});
