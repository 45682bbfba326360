import type { Locator, Page } from 'playwright/test';
import { card, compose, composed, edit, post, replyByWork, somePost, titled, word } from './composing.ts';
import { logInHere } from '#tests/journeys/members.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

const feed = '/communities';

async function filled(page: Page, title: string): Promise<Locator> {
  const composer = await composed(page, title, { byWork: true });
  return composer;
}

test.describe('the draft of a post', () => {
  test.use({ viewport: desktop });

  test('is found after a reload, warns of a phone number, and shows gaps (R-060, D-29)', async ({ page }) => {
    await asWriter(page, feed);
    const composer = await compose(page);
    await composer.getByLabel('Title').fill('My number is 98765 43210');
    await expect(composer.getByText(/looks like a phone number/)).toBeVisible();
    await composer.getByRole('button', { name: /^Post as / }).click();
    await expect(composer.getByText('Choose a community.').first()).toBeVisible();
    await page.reload();
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    const again = await compose(page);
    await expect(again.getByLabel('Title')).toHaveValue('My number is 98765 43210');
    await again.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('loses nothing when the connection breaks while posting, and posts once it is back (B-35)', async ({ page, context }) => {
    await asWriter(page, feed);
    const title = titled('Written on a train');
    const composer = await composed(page, title);
    await composer.getByRole('button', { name: /^Post as / }).waitFor();
    await context.setOffline(true);
    await composer.getByRole('button', { name: /^Post as / }).click();
    await expect(
      composer.getByText('No connection, or no answer. Your post is saved here; press Post when you are back online. It will not be posted twice.'),
    ).toBeVisible();
    await context.setOffline(false);
    await post(page, composer, title);
    await visit(page, '/communities/notice-period?order=latest');
    await expect(card(page, title)).toHaveCount(1);
  });

  // By what they work as, which goes by session: the key of a made-up name ends with none.
  test('leads back to its post when the session ended before sending (R-206, R-237)', slow, async ({ page, context }) => {
    const who = await asWriter(page, feed, aWriter(atWork));
    const title = titled('Written for a little too long');
    const composer = await composed(page, title, { byWork: true });
    await composer.getByRole('button', { name: /^Post as / }).waitFor();
    await context.clearCookies({ name: /(AT|RT)$/ });
    await composer.getByRole('button', { name: /^Post as / }).click();
    const signedOut = page.getByRole('dialog', { name: 'You have been logged out' });
    await expect(signedOut.getByText(/What you wrote is saved on this device: log in, and you will find it here\.$/)).toBeVisible();
    await expect(signedOut.getByRole('button', { name: 'Copy your text' })).toBeVisible();
    await logInHere(page, { who });
    await expect(composer.getByLabel('Title')).toHaveValue(title);
    await post(page, composer, title);
  });

  test('keeps an edit through a lost session, and says so after a reload (R-060, R-206)', slow, async ({ page, context }) => {
    const who = await asWriter(page, feed, aWriter(atWork));
    const title = titled('To be changed');
    await post(page, await filled(page, title), title);
    const editor = await edit(page, title);
    await editor.getByLabel('Text').fill('In other words.');
    await context.clearCookies({ name: /(AT|RT)$/ });
    await editor.getByRole('button', { name: /^Save as / }).click();
    await expect(page.getByRole('dialog', { name: 'You have been logged out' }).getByText(/What you wrote is saved/)).toBeVisible();
    await logInHere(page, { who });
    await expect(editor.getByLabel('Text')).toHaveValue('In other words.');
    await page.reload();
    const bar = page.getByRole('complementary', { name: 'Unsaved changes' });
    await expect(bar.getByText(/^Your changes from .*\d\d:\d\d are here\.$/)).toBeInViewport();
    await bar.getByRole('button', { name: 'Continue' }).click();
    await expect(editor.getByLabel('Text')).toHaveValue('In other words.');
    await editor.getByRole('button', { name: /^Save as / }).click();
    await hears(page, 'Saved.');
  });

  test('finds a comment again that their session was too short for (R-206, R-237)', slow, async ({ page, context }) => {
    const who = aWriter(atWork);
    const url = await somePost(page);
    // The count of a view is sent by itself, and must not be what the lost session is noticed by.
    await page.route('**/postview/bulk', (route) => route.fulfill({ status: 204 }));
    // Nor may the rest of a quota be, which is asked for while something is written.
    await page.route('**/v1/quotas', (route) => route.fulfill({ status: 204 }));
    await asWriter(page, url, who);
    const reply = page.locator('#reply');
    const text = `Only after probation, in writing. ${word()}`;
    await reply.getByRole('textbox').fill(text);
    // Nor may the personas be, which are asked for with the first letter.
    await replyByWork(reply);
    await context.clearCookies({ name: /(AT|RT)$/ });
    await reply.getByRole('button', { name: /^Post as / }).click();
    await expect(page.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
    await logInHere(page, { who });
    await expect(page).toHaveURL(url);
    await expect(reply.getByRole('textbox')).toHaveValue(text);
  });
});
