import type { Browser, Page } from 'playwright/test';
import type { Product } from '#scripts/product/product.ts';
import { ban, firstAdministrator } from '#tests/journeys/moderators.ts';
import { acrossProcesses, axeViolations, expect, slow, phone, visit } from '#tests/journeys/people.ts';
import { askedBy } from './joining.ts';
import { english, hindi, join, send, write, type Speech } from './speaking.ts';
import { urlOf } from '#tests/journeys/communities/composing.ts';
import { test } from '#tests/journeys/own-product.ts';

/** Votes and writes without effect under the banned name. Earlier writing stays. */
async function refused(page: Page, speech: Speech, name: string): Promise<void> {
  const { composer, posts, votes } = speech;
  await visit(page, '/communities');
  const up = page.getByRole('main').getByRole('button', { name: votes.up }).nth(1);
  await up.click();
  await expect(page.locator('.toast').filter({ hasText: posts.nameBanned })).toBeVisible();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  const title = await send(page, speech, name);
  const dialog = page.getByRole('dialog', { name: composer.title });
  await expect(dialog.getByRole('alert').filter({ hasText: composer.nameBanned })).toBeVisible();
  await expect(dialog.getByLabel(composer.texts.title.label)).toHaveValue(title);
  expect(await axeViolations(page)).toEqual([]);
}

/** Ban of a made-up name: read on a phone, appealed by key, and lifted. */
async function bannedAndBack(browser: Browser, instance: Product, judge: Page, speech: Speech): Promise<void> {
  const words = speech.own.decisions.ban;
  const page = await (await browser.newContext({ baseURL: instance.origin, viewport: phone })).newPage();
  const asked = askedBy(page);
  const name = await join(page, speech);
  const title = await write(page, speech, name);
  await ban(judge, await urlOf(page, title));

  await refused(page, speech, name);
  await visit(page, '/user/posts');
  const notice = page.getByRole('note').filter({ hasText: words.name.means });
  await expect(notice).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await notice.getByRole('textbox', { name: words.appeal }).fill(speech.typed.appeal);
  await notice.getByRole('button', { name: words.send }).click();
  await expect(notice.getByText(words.appeals.open)).toBeVisible();

  await visit(judge, '/moderation');
  await judge.getByRole('link', { name: 'Bans and silences' }).click();
  const theirs = judge.getByRole('article').filter({ hasText: speech.typed.appeal });
  await expect(theirs).toContainText(name);
  await theirs.getByRole('button', { name: 'Lift the ban' }).click();
  await expect(judge.getByText('The ban is lifted. The member is notified.')).toBeVisible();
  await visit(page, '/user/posts');
  await expect(page.getByText(words.name.lifted)).toBeVisible();
  await expect(page.getByText(words.appeals.granted)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const appeals = asked.filter((request) => request.method() === 'POST' && /ban.*appeal/.test(request.url()));
  expect(appeals.map((request) => request.headers()['signature'] !== undefined)).toEqual([true]);
  for (const request of appeals) expect((await request.allHeaders())['cookie']).toBeUndefined();
}

test(
  'a banned made-up name can neither vote nor write, appeals, and is reopened (F-07, R-064)',
  { tag: [slow.tag, acrossProcesses.tag] },
  async ({ browser, start }) => {
    test.setTimeout(240_000);
    // An instance of its own: the first administrator of one is appointed by the link that its start prints.
    const instance = await start({ scale: 'test' });
    const judge = await firstAdministrator(browser, instance);
    for (const speech of [english, hindi]) await bannedAndBack(browser, instance, judge, speech);
  },
);
