import { aPicture } from '#tests/pictures.ts';
import { asModerator } from '#tests/journeys/moderators.ts';
import { axeViolations, desktop, expect, slow, phone } from '#tests/journeys/people.ts';
import { log, talk, test } from './talking.ts';

test.use({ viewport: desktop });

const isDrawn = (image: ReturnType<typeof log>): Promise<boolean> => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth > 0);

test('a member reports a photo in chat, which a moderator judges (R-186, F-25, T-5)', slow, async ({ page, browser, baseURL, theirs }) => {
  await theirs.setViewportSize(phone);
  const { one } = await talk(page, theirs);
  const buffer = Buffer.from(await aPicture('png', { width: 900, height: 600 }));
  await page.getByRole('main').locator('input[type="file"]').setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Ready to send. Location and camera details were removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const own = log(page).getByRole('img');
  await expect.poll(() => isDrawn(own)).toBe(true);

  await expect(log(theirs).getByRole('img')).toHaveCount(0);
  await log(theirs).getByRole('button', { name: 'Photo, tap to show' }).click();
  await expect.poll(() => isDrawn(log(theirs).getByRole('img'))).toBe(true);
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await log(theirs)
    .locator('[tabindex="-1"]')
    .last()
    .getByRole('button', { name: `Menu for a message from ${one.name}` })
    .click();
  await theirs.getByRole('dialog', { name: 'This message' }).getByRole('button', { name: 'Report', exact: true }).click();
  const report = theirs.getByRole('dialog', { name: 'Report this message' });
  await report.getByRole('radio', { name: 'Sexual content' }).check();
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(report).toBeHidden();

  await asModerator({ browser, baseURL }, 'Fair Gulmohar', '/moderation', async (moderator) => {
    await moderator.getByRole('combobox', { name: 'Order' }).selectOption('heaviest');
    const item = moderator
      .getByRole('article', { name: /Message$/ })
      .filter({ hasText: 'Sexual content' })
      .last();
    await item.getByRole('heading', { level: 2 }).getByRole('button').click();
    const shown = item.getByRole('img', { name: 'Picture', includeHidden: true });
    await expect(shown).toHaveCSS('filter', /blur/);
    await item.getByRole('button', { name: 'Show the picture' }).click();
    await expect(shown).toHaveCSS('filter', 'none');
    await expect.poll(() => isDrawn(shown)).toBe(true);
    expect(await axeViolations(moderator)).toEqual([]);
    await item.getByRole('combobox', { name: 'Rule' }).selectOption('sexual');
    await item.getByRole('button', { name: 'Take it down', exact: true }).click();
    await item.getByRole('button', { name: 'Yes, take it down' }).click();
    await expect(moderator.getByText('Taken down. The ledger has a line for it.')).toBeAttached();
  });
  await expect(log(theirs).getByRole('img')).toHaveCount(0);
});
