import type { Page } from 'playwright/test';
import { aNewcomer, asMember, signOut } from '#tests/journeys/members.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';

test.use({ viewport: desktop });

const finding = '/communities?find=notice';

const isJoined = (page: Page, name: string) =>
  expect(
    page
      .getByRole('main')
      .getByRole('button', { name: `Joined: ${name}. Press to leave.` })
      .first(),
  ).toBeVisible();

const isNotJoined = (page: Page, name: string) =>
  expect(
    page
      .getByRole('main')
      .getByRole('button', { name: `Join: ${name}`, exact: true })
      .first(),
  ).toBeVisible();

test('what an account joined stays in its browser, hidden from other accounts (F-07, R-053)', slow, async ({ page, browser }) => {
  const [who, other] = [aNewcomer(), aNewcomer()];
  await asMember(page, finding, who);
  const press = page
    .getByRole('main')
    .getByRole('button', { name: /^Join: / })
    .first();
  const name = (await press.getAttribute('aria-label'))?.replace('Join: ', '') ?? '';
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1/community/join'));
  await press.click();
  expect((await answered).ok()).toBe(true);
  await visit(page, finding);
  await isJoined(page, name);
  await signOut(page);
  await asMember(page, finding, other);
  await isNotJoined(page, name);
  await signOut(page);
  await asMember(page, finding, who);
  await isJoined(page, name);
  const elsewhere = await (await browser.newContext({ viewport: desktop })).newPage();
  await asMember(elsewhere, finding, who);
  await isNotJoined(elsewhere, name);
});
