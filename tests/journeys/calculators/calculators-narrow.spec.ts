import { expect, slow, test, visit } from '#tests/journeys/people.ts';

/** 1,000 crore, the largest plausible amount. */
const largest = '10000000000';

for (const language of ['en', 'hi'] as const)
  for (const page of ['take-home-salary-calculator', 'gratuity-calculator', 'hra-calculator', 'salary-hike-calculator', 'compare-offers'])
    test(`the smallest phone shows ${page} without scrolling sideways, in ${language}, at the largest amounts`, slow, async ({ page: tab, baseURL }) => {
      await tab.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await tab.setViewportSize({ width: 320, height: 640 });
      await visit(tab, `/salaries/${page}`);
      const tooWide = () => tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await tooWide()).toBe(0);
      const fields = tab.locator('main input[inputmode]:visible');
      for (let at = 0; at < Math.min(4, await fields.count()); at++) await fields.nth(at).fill(largest);
      await tab.keyboard.press('Tab');
      expect(await tooWide()).toBe(0);
    });
