import { somePost, word } from './composing.ts';
import { asMember } from '#tests/journeys/members.ts';
import { barriers, desktop, expect, tellsNothing, test } from '#tests/journeys/people.ts';

test.use({ viewport: desktop });

test('a member finds what they commented, and opens it where it stands, also without a script (R-059, R-073)', async ({ page, browser, baseURL }) => {
  const url = await somePost(page);
  await asMember(page, url, 'Patient Neem');
  const text = `The date of it counts ${word()}`;
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await page.getByRole('button', { name: /^Post as / }).click();
  await expect(page.getByRole('article').filter({ hasText: text }).last()).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: /^Your posts/ }).click();
  await page.getByRole('navigation', { name: 'What you wrote' }).getByRole('link', { name: 'Comments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your comments' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/posts\?list=comments$/);
  const card = page.getByRole('article').filter({ hasText: text });
  await expect(card.getByRole('link', { name: title })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const still = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState(), ...(baseURL && { baseURL }) });
  const plain = await still.newPage();
  await tellsNothing(plain);
  await plain.goto('/user/posts');
  await plain.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(plain.getByRole('article').filter({ hasText: text })).toBeVisible();
  await still.close();

  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/p\/[^?]+\?comment=/);
  await expect(page.getByText('You see one comment and its answers.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: text }).first()).toBeVisible();
});
