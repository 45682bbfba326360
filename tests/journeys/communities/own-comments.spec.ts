import { replyByWork, somePost, word } from './composing.ts';
import { accountMenu } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, tellsNothing, test } from '#tests/journeys/people.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

test.use({ viewport: desktop });

test('a member finds their comments under both names, and opens each (R-059, R-073, F-07) @all', async ({ page, browser, baseURL }) => {
  const url = await somePost(page);
  await asWriter(page, url, aWriter(atWork));
  const [text, byWork] = [`The date of it counts ${word()}`, `And the stamp on it ${word()}`];
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  for (const said of [text, byWork]) {
    await field.fill(said);
    if (said === byWork) await replyByWork(page.locator('#reply'));
    await page.getByRole('button', { name: /^Post as / }).click();
    await expect(page.getByRole('article').filter({ hasText: said }).last()).toBeVisible();
    await expect(field).toHaveValue('');
  }

  await (await accountMenu(page)).getByRole('link', { name: /^Your posts/ }).click();
  await page.getByRole('navigation', { name: 'What you wrote' }).getByRole('link', { name: 'Comments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your comments' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/posts\?list=comments$/);
  const card = page.getByRole('article').filter({ hasText: text });
  await expect(card.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: byWork })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const still = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState(), ...(baseURL && { baseURL }) });
  const plain = await still.newPage();
  await tellsNothing(plain);
  await plain.goto('/user/posts');
  await plain.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(plain.getByRole('article').filter({ hasText: byWork })).toBeVisible();
  await expect(plain.getByRole('article').filter({ hasText: text })).toHaveCount(0);
  await still.close();

  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/p\/[^?]+\?comment=/);
  await expect(page.getByText('You see one comment and its replies.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: text }).first()).toBeVisible();
});
