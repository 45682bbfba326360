import { expect, slow, test, visit } from '#tests/journeys/people.ts';

/** Layout shifts that the browser counts, recorded for this journey. */
interface Watched {
  shifted?: number;
}

test.describe('a guest who scrolls to the end of the feed, three pages on (R-050, T-13)', () => {
  for (const width of [390, 1280])
    test(`sees nothing move, and the way on right below the last post, at ${width}`, slow, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const watched = window as Watched;
        watched.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') watched.shifted = (watched.shifted ?? 0) + entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, '/communities');
      const cards = page.locator('[role=feed] article');
      for (let turn = 0; turn < 3; turn++) {
        const before = await cards.count();
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(before + 20);
        const bottom = await cards.last().evaluate((card) => card.getBoundingClientRect().bottom);
        const way = await page.getByRole('link', { name: 'Show more posts' }).evaluate((link) => link.getBoundingClientRect().top);
        expect(way - bottom).toBeLessThanOrEqual(100);
      }
      expect(await page.evaluate(() => (window as Watched).shifted)).toBeLessThanOrEqual(0.05);
    });
});
