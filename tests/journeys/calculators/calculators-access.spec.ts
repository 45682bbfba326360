import { axeViolations, expect, slow, inEveryLanguageAndSize, visit } from '#tests/journeys/people.ts';
import { test } from './on-a-day.ts';

const pages = [
  '/salaries/calculators',
  '/salaries/take-home-salary-calculator',
  '/salaries/compare-offers',
  '/salaries/salary-hike-calculator',
  '/salaries/hra-calculator',
  '/salaries/gratuity-calculator',
];

inEveryLanguageAndSize('phone in hi', () => {
  for (const url of pages)
    test(`axe finds nothing on ${url}, folded and unfolded`, url === '/salaries/salary-hike-calculator' ? {} : slow, async ({ page }) => {
      await visit(page, url);
      for (const fold of await page.locator('main details:not([open]) > summary').all()) if (await fold.isVisible()) await fold.click();
      expect(await axeViolations(page)).toEqual([]);
    });
});

test('amounts are read out as rupees, and pictures have their numbers beside them @all', async ({ page }) => {
  await visit(page, '/salaries/take-home-salary-calculator');
  const result = page.getByRole('region', { name: 'You take home' });
  await expect(result.getByText('1,28,885 rupees')).toBeAttached();
  await expect(result.getByRole('img', { name: 'New regime: in hand a year 15,59,800 rupees, tax 1,35,690 rupees' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Of ₹9,00,000 more/ })).toBeVisible();
  await page.getByText('The same numbers as a table').click();
  await expect(page.getByRole('columnheader', { name: 'You keep' })).toBeVisible();
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const url of pages)
    test(`no amount widens ${url}, not even 1,000 crore`, slow, async ({ page }) => {
      await visit(page, url);
      const amounts = page.locator('main input.input:not([type=date]):visible');
      for (const amount of await amounts.all()) if (/,/.test(await amount.inputValue())) await amount.fill('1000 crore');
      for (const fold of await page.locator('main details:not([open]) > summary').all()) if (await fold.isVisible()) await fold.click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});
