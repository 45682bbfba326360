import type { Browser, Page } from 'playwright/test';
import type { Product } from '#scripts/product/product.ts';
import { compose, post, postByWork, replyByWork, titled, urlOf } from '#tests/journeys/communities/composing.ts';
import { asMember } from '#tests/journeys/members.ts';
import { desktop, expect, slow, phone, staysClear, visit } from '#tests/journeys/people.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';
import { ban, firstAdministrator, fits } from '#tests/journeys/moderators.ts';
import { test } from '#tests/journeys/own-product.ts';

const aBrowser = async (browser: Browser, instance: Product): Promise<Page> =>
  (await browser.newContext({ baseURL: instance.origin, viewport: desktop })).newPage();

async function arrive(browser: Browser, instance: Product, who: string): Promise<Page> {
  const page = await aBrowser(browser, instance);
  await asMember(page, '/communities', who);
  return page;
}

/** Two administrators: one by the printed link, one appointed. */
async function administrators(browser: Browser, instance: Product): Promise<readonly [Page, Page]> {
  const first = await firstAdministrator(browser, instance);
  await first.getByRole('button', { name: 'Make administrator: Even Kadamba' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Make administrator', exact: true }).click();
  await expect(first.getByText('The role is changed.')).toBeVisible();
  return [first, await arrive(browser, instance, 'Even Kadamba')];
}

/** Opens the bans with the only one in force. */
async function openBans(page: Page) {
  await visit(page, '/moderation');
  await page.getByRole('link', { name: 'Bans and silences' }).click();
  const card = page.getByRole('article').filter({ hasText: 'The rule: ' });
  await expect(card).toHaveCount(1);
  await fits(page);
  return card;
}

const announced = /^Your account is banned/;
const barOf = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('link', { name: announced }) });

/** True if nothing covers the element's first line. */
const isOnTop = (element: Element): boolean => {
  const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Checks that the bar is visible everywhere, covers no text, and is above the phone's bottom bar. */
async function readsTheBar(page: Page): Promise<void> {
  for (const url of ['/', '/communities', '/list-of-companies', '/user/profile', '/calculators'])
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await visit(page, url);
      await staysClear(page, barOf(page));
      expect(await barOf(page).getByRole('link').evaluate(isOnTop)).toBe(true);
    }
}

test.describe('an administrator bans an account (R-064, R-155)', () => {
  test('whose member reads why, appeals, writes once it is lifted, and can be rebanned', slow, async ({ browser, start }) => {
    test.setTimeout(480_000);
    // An instance of its own: the first administrator of one is appointed by the link that its start prints.
    const instance = await start({ scale: 'test' });
    const [title, later, note] = [titled('Four coupons for you'), titled('What I meant'), 'Four ads in an hour.'];
    const [first, second] = await administrators(browser, instance);
    const page = await aBrowser(browser, instance);
    // Anyone who is banned wrote by what they work as: a ban of a made-up name reaches no account.
    const who = await asWriter(page, '/communities/freshers', aWriter(atWork));
    const composer = await compose(page);
    await postByWork(composer);
    await composer.getByLabel('Title').fill(title);
    await composer.getByLabel('Text', { exact: true }).fill('Buy now, and thank me later.');
    await post(page, composer, title);
    const url = await urlOf(page, title);
    await compose(page);
    await postByWork(composer);
    await composer.getByLabel('Title').fill(later);
    await composer.getByLabel('Text', { exact: true }).fill('No coupons this time.');
    await ban(first, url, note);

    await composer.getByRole('button', { name: /^Post (as|under) / }).click();
    const refused = composer.getByRole('alert').filter({ hasText: 'Your account is banned. Everything is saved here.' });
    await expect(refused).toBeVisible();
    await expect(refused.getByRole('button', { name: 'Copy your text' })).toBeVisible();
    await expect(composer.getByLabel('Title')).toHaveValue(later);
    await fits(page);
    await refused.getByRole('link').click();
    const notice = page.getByRole('note').filter({ hasText: /^Your account is banned until \d+ \w+ \d{4}\./ });
    await expect(notice.getByText(note)).toBeVisible();
    await expect(notice.getByText(/^The rule: /)).toBeVisible();
    await fits(page);

    await readsTheBar(page);
    await visit(page, url);
    const field = page.getByRole('textbox', { name: 'Write a comment' });
    await field.fill('One more coupon.');
    await replyByWork(page.locator('#reply'));
    await page.getByRole('button', { name: /^Post (as|under) / }).click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Your account is banned. Your text is saved here.' })).toBeFocused();
    await expect(field).toHaveValue('One more coupon.');
    await fits(page);

    await barOf(page).getByRole('link').click();
    await notice.getByRole('textbox', { name: 'Why the ban should end' }).fill('They were gifts, no ads.');
    await notice.getByRole('button', { name: 'Appeal' }).click();
    await expect(notice.getByText('You have appealed. An administrator will answer here.')).toBeVisible();

    const mine = await openBans(first);
    await expect(mine.getByText('You imposed it. Another administrator answers the appeal; you can lift the ban.')).toBeVisible();
    await expect(mine.getByRole('button', { name: 'Leave the ban in place' })).toHaveCount(0);
    const theirs = await openBans(second);
    await expect(theirs.getByText('They were gifts, no ads.')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Leave the ban in place' })).toBeVisible();
    await theirs.getByRole('button', { name: 'Lift the ban' }).click();
    await expect(theirs.getByText('The ban is lifted. The member is notified.')).toBeVisible();

    await visit(page, '/user/posts');
    await expect(page.getByText('The ban of your account is over, and your votes count again.')).toBeVisible();
    await expect(page.getByText('Your appeal was granted.')).toBeVisible();
    await expect(barOf(page)).toHaveCount(0);
    await fits(page);
    await visit(page, '/communities/freshers');
    await compose(page);
    await expect(composer.getByLabel('Title')).toHaveValue(later);
    await post(page, composer, later);

    await ban(first, url, note);
    await visit(page, '/settings/manage-account');
    await page.getByRole('heading', { name: 'Delete it' }).click();
    await page.getByText('If you were banned or silenced, or got a made-up name or tokens for reviews in these three months').click();
    await expect(page.getByText(/^If your account is banned, .+ We store nothing about passkeys\.$/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Type DELETE to delete the account' }).fill('DELETE');
    await page.getByRole('button', { name: 'Delete the account for good' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    await expect(page.getByText('Codes made from your logins with a provider and from who banned you, for a ban.')).toBeVisible();
    await asMember(page, '/user/posts', who);
    await expect(page.getByRole('note').getByText('You deleted an account that was banned. The ban continues for this one.')).toBeVisible();
    await fits(page);
    await readsTheBar(page);
    for (const each of [first, second, page]) await each.context().close();
  });
});
