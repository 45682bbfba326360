import type { Page } from 'playwright/test';
import { acrossProcesses, desktop, expect, slow, inEveryLanguageAndSize, isReadable, test, visit } from '#tests/journeys/people.ts';

const feed = '/communities';
const cards = '[role=feed] article';
const titles = `${cards} h2`;

test.describe('a guest reading without an account (R-050, R-051, R-059)', () => {
  test.use({ viewport: desktop });

  test('has room for two whole posts of words on a desktop (T-13)', slow, async ({ page }) => {
    const topOfFirst = () =>
      page
        .locator(cards)
        .first()
        .evaluate((card) => card.getBoundingClientRect().top);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, feed);
    await expect(page.locator(cards).nth(1)).toBeVisible();
    const ofWords = await page
      .locator(cards)
      .filter({ hasNot: page.locator('img[width="800"], details, table, fieldset, form') })
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    const [one = Infinity, other = Infinity] = ofWords.toSorted((low, high) => low - high);
    expect((await topOfFirst()) + one + 16 + other).toBeLessThanOrEqual(800);
  });

  test('reads on and on, opens a post far down, and finds the place again', acrossProcesses, async ({ page }) => {
    await visit(page, feed);
    await expect(page.locator(cards).first()).toBeVisible();
    const first = await page.locator(cards).count();
    await page.getByRole('link', { name: 'Show more posts' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(first);
    const far = page.locator(titles).nth(first + 5);
    const link = far.getByRole('link');
    const title = (await far.textContent()) ?? '';
    // The press itself may scroll to it.
    const left = link.evaluate(
      (element) => new Promise<number>((tell) => element.addEventListener('click', () => tell(element.getBoundingClientRect().top), { once: true })),
    );
    await link.click();
    const before = await left;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(far).toHaveText(title);
    await expect.poll(async () => Math.abs((await link.evaluate((element) => element.getBoundingClientRect().top)) - before)).toBeLessThanOrEqual(1);
  });

  test('sees the newest first on demand, and again on the next visit @all', async ({ page }) => {
    await visit(page, feed);
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect(page.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator(cards).first()).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(feed)).text(), 'the server renders it so, and nothing jumps')
      .toMatch(/aria-current="page"[^>]*>Newest</);
    await visit(page, feed);
    await expect(page.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Top', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Top', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('finds a community by name and reads in it @all', async ({ page }) => {
    await visit(page, `${feed}?find=`);
    await page.getByRole('searchbox', { name: 'Search communities' }).fill('notice');
    await page.getByRole('main').getByRole('link', { name: 'Notice period', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notice period' })).toBeVisible();
    await expect(page.locator(cards).first()).toBeVisible();
  });

  test('reads what is said about a company as a tab of its page (R-026) @all', async ({ page }) => {
    await visit(page, '/list-of-companies');
    await page.locator('main li h2 a').first().click();
    await page.getByRole('navigation', { name: 'Company pages' }).getByRole('link', { name: 'Community' }).click();
    await expect(page).toHaveURL(/\/discussions\/[a-z0-9-]+-discussions$/);
    await expect(page.getByRole('navigation', { name: 'Company pages' }).getByRole('link', { name: 'Community' })).toHaveAttribute('aria-current', 'page');
  });

  test('is asked to log in for a vote, and only then', async ({ page }) => {
    await visit(page, feed);
    await page.getByRole('button', { name: 'Upvote' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Log in', exact: true })).toBeVisible();
  });

  test('goes through the posts with single keys (F-31) @all', async ({ page }) => {
    await visit(page, feed);
    await expect(page.locator(cards).first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.locator(cards).nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.locator(cards).nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(page.locator(cards).nth(0)).toBeFocused();
    const title = (await page.locator(titles).first().textContent()) ?? '';
    await page.keyboard.press('o');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/\/communities/);
    await expect(page.locator(cards).first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('sees that a post is not there, with the status of one @all', async ({ page }) => {
    const answer = await page.goto('/p/nobodywrotethis0');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('There is no such post.')).toBeVisible();
  });

  test('computes the ledger again (F-04) @all', async ({ page, request }) => {
    // The heads are in the page as it is printed, so that an archive of the web holds them.
    expect(await (await request.get('/transparency')).text()).toMatch(
      /<code>[0-9a-f]{64}<\/code>[\s\S]*The last line of each day[\s\S]*<code>[0-9a-f]{64}<\/code>/,
    );
    await visit(page, '/transparency');
    await expect(page.getByRole('heading', { level: 1, name: 'What was removed' })).toBeVisible();
    await page.getByText(/^Technical lines/).click();
    await page.getByRole('button', { name: 'Check the chain on this device' }).click();
    await expect(page.getByText(/The chain is intact/)).toBeVisible();
  });
});

inEveryLanguageAndSize('desktop in hi', () => {
  for (const url of [feed, '/communities/notice-period', `${feed}?find=`, '/transparency', '/moderation'])
    test(`${url} has no barriers and needs no scrolling sideways`, url === feed ? {} : slow, async ({ page }) => {
      await visit(page, url);
      await isOpenToAll(page);
    });

  test('a post has no barriers and needs no scrolling sideways @all', async ({ page }) => {
    await visit(page, feed);
    await visit(page, (await page.locator(`${titles} a`).first().getAttribute('href')) ?? '');
    await isOpenToAll(page);
  });
});

async function isOpenToAll(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached();
  await isReadable(page);
}
