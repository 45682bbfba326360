import type { Locator, Page } from 'playwright/test';
import { axeViolations, desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';

const feed = '/communities';
const cards = '[role=feed] article';

const rectOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().toJSON() as DOMRect);

/** Card with several pictures, anywhere in the feed. */
async function cardWithPictures(page: Page): Promise<Locator> {
  const found = page.locator(cards).filter({ has: page.getByRole('link', { name: 'Picture 2 of 3' }) });
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'Show more posts' }).scrollIntoViewIfNeeded();
      return found.count();
    })
    .toBeGreaterThan(0);
  return found.first();
}

for (const language of ['en', 'hi'] as const) {
  test.describe(`the feed, in ${language}`, () => {
    test.beforeEach(({ context, baseURL }) => context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]));

    test('begins within 220 pixels of a phone’s top, below a whole writing line (T-13)', slow, async ({ page }) => {
      for (const width of [390, 360, 320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, feed);
        await expect(page.locator(cards).first()).toBeVisible();
        expect((await rectOf(page.locator(cards).first())).top).toBeLessThanOrEqual(220);
        const line = page.locator('.needs-script:has(.who)').first().getByRole('button').first();
        const lost = await line.evaluate((button) => {
          const card = button.parentElement?.getBoundingClientRect();
          const texts = [button, ...button.querySelectorAll('*')].filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0);
          const signs = [...(button.nextElementSibling?.children ?? [])].map((sign) => sign.getBoundingClientRect()).filter(({ width: wide }) => wide > 0);
          const outside = signs.filter(({ left, right }) => left < button.getBoundingClientRect().right || right > (card?.right ?? 0));
          return texts.length + outside.length;
        });
        expect(lost, `at ${width}`).toBe(0);
      }
    });

    test('keeps the names in the bar below apart, on the smallest phone too (T-13)', slow, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, feed);
      const places = await page.locator('nav.botbar > :is(a, button)').evaluateAll((all) =>
        all.map((place) => {
          const words = document.createRange();
          words.selectNodeContents(place);
          const { left, right } = words.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(places).toHaveLength(5);
      for (const [at, { left }] of places.entries()) expect(left - (places[at - 1]?.right ?? -4)).toBeGreaterThanOrEqual(4);
      expect(places.at(-1)?.right).toBeLessThanOrEqual(320);
    });
  });
}

test('a post with pictures leaves room for the next, and no holes (T-13)', slow, async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, feed);
  const top = (await rectOf(page.locator(cards).first())).top;
  const card = await cardWithPictures(page);
  const { height } = await rectOf(card);
  // The next card with its author.
  expect(top + height + 16 + 90).toBeLessThanOrEqual(800);
  const frame = await rectOf(
    card
      .getByRole('link', { name: /^Picture/ })
      .first()
      .locator('..'),
  );
  const drawn = await card.getByRole('img', { name: /^Picture/ }).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const area = drawn.reduce((sum, one) => sum + one.width * one.height, 0);
  expect(area / (frame.width * frame.height)).toBeGreaterThan(0.96);
});

for (const viewport of [phone, desktop]) {
  test.describe(`on ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('pictures open in full, turn by key and button, and return the focus (T-13)', slow, async ({ page }) => {
      await visit(page, feed);
      const card = await cardWithPictures(page);
      const pressed = card.getByRole('link', { name: 'Picture 2 of 3' });
      await pressed.focus();
      await page.keyboard.press('Enter');
      const gallery = page.getByRole('dialog');
      await expect(gallery).toBeVisible();
      await expect(gallery.getByRole('img', { name: 'Picture 2 of 3' })).toBeInViewport({ ratio: 0.9 });
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await expect(gallery.getByRole('img', { name: 'Picture 3 of 3' })).toBeInViewport({ ratio: 0.9 });
      await expect(gallery.getByText('Picture 3 of 3')).toBeVisible();
      await gallery.getByRole('button', { name: 'Previous picture' }).click();
      await gallery.getByRole('button', { name: 'Previous picture' }).click();
      await expect(gallery.getByRole('img', { name: 'Picture 1 of 3' })).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Escape');
      await expect(gallery).toBeHidden();
      await expect(pressed).toBeFocused();
    });
  });
}

test('the ledger says an entry in a few lines on a phone (T-13)', slow, async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/transparency');
  await page.getByText(/^Technical lines/).click();
  const rows = page.locator('li[id^=line-]');
  await expect(rows.first()).toBeVisible();
  for (const height of await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))) expect(height).toBeLessThanOrEqual(140);
});

test('the way back leads to the card that was left, with its focus (T-13)', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, feed);
  const card = page.locator(cards).nth(2);
  const title = card.getByRole('heading', { level: 2 }).getByRole('link');
  const name = (await title.textContent()) ?? '';
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
});
