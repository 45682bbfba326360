import { expect, test } from 'playwright/test';
import { salariesPath, screens } from '#core/navigation/screens.ts';
import { slow } from '#tests/journeys/people.ts';

const sizes = [
  { language: 'en', width: 390 },
  { language: 'hi', width: 390 },
  { language: 'en', width: 1280 },
];

for (const { language, width } of sizes)
  test(`text twice as large leaves every way on screen: the bars wrap, in ${language} at ${width} (R-201)`, slow, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: String(baseURL) }]);
    await page.setViewportSize({ width, height: 844 });
    for (const path of [screens.home, screens.companies, screens.salaries, screens.communities, salariesPath('hariyal-eye-hospital')]) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      const beyond = await page.locator(':is(.topbar, .botbar) :is(a, button):visible').evaluateAll((ways) =>
        ways.flatMap((way) => {
          const { left, right } = way.getBoundingClientRect();
          return left < 0 || right > document.documentElement.clientWidth ? [way.textContent || way.getAttribute('aria-label')] : [];
        }),
      );
      expect(beyond).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect((await page.locator('.botbar').boundingBox())?.height ?? 0).toBeLessThan(150);
    }
  });
