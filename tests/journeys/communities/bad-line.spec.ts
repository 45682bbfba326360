import type { Page } from 'playwright/test';
import { card, compose, composed, edit, postNew, titled, word } from './composing.ts';
import { hydrated, desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter } from '#tests/journeys/writers.ts';

const feed = '/communities';
const sendButton = /^Post as /;

/** Loses answers from a URL, as a broken line. Returns the restorer. */
async function loseAnswers(page: Page, urlPattern: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => void devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }));
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return () => devtools.detach();
}

test.describe('a member on a bad line (B-35, R-228)', () => {
  test.use({ viewport: desktop });

  test('learns that a dialog or page is missing, and gets it once connected', slow, async ({ page, context }) => {
    await asWriter(page, feed);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Ask, share or start a poll/ }).click();
    await hears(page, 'No connection, and this part is not on your device yet');
    await page.locator('footer a[href="/transparency"]').click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(page.getByText('This page stumbled')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'What was removed' })).toBeVisible();
    await visit(page, feed);
    await compose(page);
  });

  test('copies what cannot be sent, and learns that a post did arrive', slow, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await asWriter(page, feed);
    const title = titled('The answer was lost');
    const composer = await composed(page, title);
    await composer.getByRole('button', { name: sendButton }).waitFor();
    const deliver = await loseAnswers(page, '*/api/feed/*/post');
    await composer.getByRole('button', { name: sendButton }).click();
    await expect(
      composer.getByText('No connection, or no answer. Your post is saved here; press Post when you are back online. It will not be posted twice.'),
    ).toBeVisible();
    await composer.getByRole('button', { name: 'Copy your text' }).click();
    await expect(composer.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(title);
    await deliver();
    await composer.getByLabel('Title').fill(`${title}, again`);
    // A phone with its keyboard open.
    await page.setViewportSize({ width: 390, height: 460 });
    await composer.getByRole('button', { name: sendButton }).click();
    await expect(composer.getByText(/^This draft is already posted/)).toBeInViewport({ ratio: 1 });
    await expect(composer.getByRole('link', { name: 'See the post' })).toBeInViewport({ ratio: 1 });
    // A phone without it: what is said scrolls, the ways on stay.
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await page.locator('.topbar').boundingBox())?.height, 'the bar of a member is one row').toBeLessThan(80);
    await composer.getByText(/^This draft is already posted/).scrollIntoViewIfNeeded();
    await expect(composer.getByRole('link', { name: 'See the post' })).toBeInViewport({ ratio: 1 });
    for (const name of ['Replace it with this text', 'Post it as a new post', 'Copy your text'])
      await expect(composer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
    await composer.getByRole('link', { name: 'See the post' }).click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });

  test('sees what another tab changed in a post, and saves over it', slow, async ({ page, context }) => {
    await asWriter(page, feed);
    const title = titled('In two tabs');
    await postNew(page, title);
    const here = await edit(page, title);
    const other = await context.newPage();
    await visit(other, '/communities/notice-period?order=latest');
    const there = await edit(other, title);
    await there.getByLabel('Text').fill('Written in the other tab.');
    await there.getByRole('button', { name: /^Save as / }).click();
    await hears(other, 'Saved.');
    await here.getByLabel('Text').fill('Written here.');
    await here.getByRole('button', { name: /^Save as / }).click();
    await expect(here.getByRole('region', { name: 'It now says' }).getByText('Written in the other tab.')).toBeVisible();
    await here.getByRole('button', { name: 'Save mine anyway' }).click();
    await hears(page, 'Saved.');
    await expect(card(page, title).getByText('Written here.')).toBeVisible();
  });

  test('finds an unsent report again after a reload, and sends it then (R-072)', slow, async ({ page, context }) => {
    await asWriter(page, '/communities/office-or-home');
    const open = async () => {
      await page.getByRole('feed').getByRole('article').first().getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      return page.getByRole('dialog', { name: 'Report this' });
    };
    const dialog = await open();
    const note = `It names a manager ${word()}`;
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('textbox').fill(note);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    const said = dialog.getByRole('alert').filter({ hasText: 'This did not arrive, or we got no answer. It is saved here;' });
    await expect(said).toBeFocused();
    const [line, foot] = [await said.boundingBox(), await dialog.locator('.dialog-foot').boundingBox()];
    expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    const again = await open();
    await expect(again.getByRole('textbox')).toHaveValue(note);
    await again.getByRole('button', { name: 'Report', exact: true }).click();
    await hears(page, 'Thank you. A moderator will look at it.');
    await expect(again).toBeHidden();
  });
});
