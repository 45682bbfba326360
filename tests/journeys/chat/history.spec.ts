import type { Locator } from 'playwright/test';
import { asMember } from '#tests/journeys/members.ts';
import { desktop, expect, slow, phone } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { choose, log, message, rowOf, say, talk, test } from './talking.ts';

test.use({ viewport: desktop });

/** Distance from the end of the log, in pixels. */
const fromEnd = (scroller: Locator): Promise<number> => scroller.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);

/** Pixels that a reader does not notice. */
const unnoticed = 2;

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`older messages of a long conversation come before the reader asks, and move nothing that they read, on a ${size} (R-186)`, slow, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.context().route(/\/messages\?.*before=/, async (route) => {
      await mayCome;
      await route.continue();
    });
    await asMember(page, '/messages', 'Steady Marigold');
    await rowOf(page, 'Sheet 4 is the flat').click();
    const scroller = page.getByRole('region', { name: 'Messages, the newest last' });
    const begins = log(page).getByText(/^hey, saw your two offers post/);
    await expect(log(page)).toBeVisible();
    await expect.poll(() => fromEnd(scroller), 'it opens at its end').toBeLessThanOrEqual(unnoticed);
    await expect(begins).toHaveCount(0);

    await expect(async () => {
      await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
      expect(await log(page).getAttribute('aria-busy')).toBe('true');
    }).toPass();
    const read = log(page).locator('[tabindex="-1"]').first();
    await expect(read).toBeInViewport();
    const place = await read.elementHandle();
    const topOf = async () => (await place?.boundingBox())?.y ?? NaN;
    const [top, distance] = [await topOf(), await fromEnd(scroller)];
    letCome();
    await expect(begins).toBeAttached();
    expect(Math.abs((await topOf()) - top), 'what was read has moved').toBeLessThanOrEqual(unnoticed);
    expect(Math.abs((await fromEnd(scroller)) - distance), 'the way to the end has changed').toBeLessThanOrEqual(unnoticed);
    await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(begins).toBeInViewport();
    await page.getByRole('button', { name: 'To the newest message' }).click();
    await expect.poll(() => fromEnd(scroller)).toBeLessThanOrEqual(unnoticed);
  });
}

test('who reads further up sees how much came below, and stays where they are (R-186)', slow, async ({ page, theirs }) => {
  await talk(page, theirs);
  for (const at of Array.from({ length: 12 }, (_, index) => index)) await say(page, `Question ${at}\n\nwith a second paragraph`, `Question ${at}`);
  await expect(message(theirs, 'Question 11')).toBeVisible();
  const scroller = theirs.getByRole('region', { name: 'Messages, the newest last' });
  await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(theirs.getByRole('button', { name: 'To the newest message' })).toBeVisible();
  await say(page, 'One more below');
  await theirs.getByRole('button', { name: '1 new message' }).click();
  await expect(message(theirs, 'One more below')).toBeInViewport();
  await expect(theirs.getByRole('button', { name: /new message/ }).filter({ hasNotText: /^$/ })).toHaveCount(0);
});

test('a member deletes a message for everyone, and both see that (F-40)', slow, async ({ page, theirs }) => {
  const { one } = await talk(page, theirs);
  await say(page, 'I work at the only bank in this lane');
  await expect(log(theirs).getByText('I work at the only bank in this lane')).toBeVisible();
  await message(page, 'I work at').getByRole('button', { name: 'Actions for your message' }).click();
  await page.getByRole('dialog', { name: 'This message' }).getByRole('button', { name: 'Delete for everyone' }).click();
  await page.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await hears(page, 'Deleted.');
  for (const side of [page, theirs]) {
    await expect(log(side).getByText('This message was deleted.')).toBeVisible();
    await expect(side.getByText('I work at the only bank in this lane')).toHaveCount(0);
    await side.reload();
    await expect(log(side).getByText('This message was deleted.')).toBeVisible();
    await expect(side.getByText('I work at the only bank in this lane')).toHaveCount(0);
  }
  await expect(rowOf(theirs, one.name)).toContainText('This message was deleted.');
  await expect(message(theirs, 'This message was deleted.').getByRole('button')).toHaveCount(0);
});

test('messages go after a day once either of two chose it (F-40)', slow, async ({ page, theirs }) => {
  await talk(page, theirs);
  await choose(page, 'Disappearing messages');
  const dialog = page.getByRole('dialog', { name: 'Disappearing messages' });
  await expect(dialog.getByRole('radio', { name: 'Off' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'After 1 day' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const side of [page, theirs]) await expect(side.getByText('Messages disappear after 1 day.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Messages disappear after 1 day.')).toBeVisible();
  await choose(theirs, 'Disappearing messages');
  const other = theirs.getByRole('dialog', { name: 'Disappearing messages' });
  await expect(other.getByRole('radio', { name: 'After 1 day' })).toBeChecked();
  await other.getByRole('radio', { name: 'Off' }).check();
  await other.getByRole('button', { name: 'Save' }).click();
  for (const side of [page, theirs]) await expect(side.getByText('Messages disappear after 1 day.')).toHaveCount(0);
});

test('a member finds what was said in a conversation, and goes back (R-186)', slow, async ({ page }) => {
  await asMember(page, '/messages', 'Steady Marigold');
  await rowOf(page, 'Sheet 4 is the flat').click();
  await expect(log(page)).toBeVisible();
  await choose(page, 'Search');
  const query = page.getByRole('searchbox', { name: 'Search in this conversation' });
  await expect(query).toBeFocused();
  await query.fill('spreadsheets');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 message found')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: "I've made 3 spreadsheets" })).toBeVisible();
  await query.fill('xylophone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(query).toHaveCount(0);
  await expect(log(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeFocused();
});
