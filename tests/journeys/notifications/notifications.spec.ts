import { answered, postNew, titled, urlOf } from '#tests/journeys/communities/composing.ts';
import { axeViolations, desktop, expect, test, visit } from '#tests/journeys/people.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

test.use({ viewport: desktop });

test('an answer counts in every tab, and the panel leads there (R-168, R-171, R-172, R-173)', async ({ page, context, browser, baseURL }) => {
  await page.clock.install();
  await asWriter(page, '/communities', aWriter(atWork));
  const title = titled('How long is the probation');
  // Sent by session; what is sent by the key of a made-up name has its own journey.
  await postNew(page, title, { text: 'They said three months, the letter says six.', byWork: true });
  const url = await urlOf(page, title);
  const bellOf = (tab: typeof page) => tab.locator('.bell');
  await bellOf(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toBeFocused();
  const other = await context.newPage();
  // From its first asking on it hears the other tab; a clock that is put forward would end an asking under way as one that took too long.
  const asks = other.waitForResponse((answer) => answer.url().includes('/notification/v1/notifications'));
  await visit(other, '/list-of-companies');
  await asks;

  await answered(browser, baseURL, url, 'The letter counts.');

  await expect(async () => {
    await page.clock.fastForward('06:00');
    await expect(bellOf(page).locator('.count')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const tab of [page, other]) await expect(bellOf(tab)).toHaveAccessibleName(/^Notifications: \d+ new$/);
  await bellOf(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const line = panel.getByRole('link', { name: new RegExp(title) });
  await expect(line).toContainText('answered your post');
  await expect(line).toContainText('Unread');
  await expect(bellOf(other)).toHaveAccessibleName('Notifications');
  expect(await axeViolations(page)).toEqual([]);
  await line.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/p\/\w+\?comment=\w+$/);
  await expect(page.getByRole('article').filter({ hasText: 'The letter counts.' }).first()).toBeVisible();
});
