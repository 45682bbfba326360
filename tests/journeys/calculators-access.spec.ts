import { barriers, desk, expect, phone, test, visit } from './people.ts';

const pages = [
  '/salaries/calculators',
  '/salaries/take-home-salary-calculator',
  '/salaries/compare-offers',
  '/salaries/salary-hike-calculator',
  '/salaries/hra-calculator',
  '/salaries/gratuity-calculator',
];

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries({ phone, desk })) {
    test.describe(`on a ${size}, ${theme}`, () => {
      test.use({ viewport, colorScheme: theme });

      test('axe finds nothing on any calculator, folded and unfolded', async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'lang', value: theme === 'dark' ? 'hi' : 'en', url: baseURL ?? '' }]);
        const found: string[] = [];
        for (const address of pages) {
          await visit(page, address);
          for (const fold of await page.locator('main details:not([open]) > summary').all()) if (await fold.isVisible()) await fold.click();
          found.push(...(await barriers(page)).map((barrier) => `${address}: ${barrier}`));
        }
        expect(found).toEqual([]);
      });
    });
  }
}

test('amounts are read out as rupees, and pictures have their numbers beside them', async ({ page }) => {
  await visit(page, '/salaries/take-home-salary-calculator');
  const result = page.getByRole('region', { name: 'You take home' });
  await expect(result.getByText('1,31,143 rupees')).toBeAttached();
  await expect(result.getByRole('img', { name: 'New regime: in hand a year 15,73,710 rupees, tax 1,37,300 rupees' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Of ₹9,00,000 more/ })).toBeVisible();
  await page.getByText('The same numbers as a table').click();
  await expect(page.getByRole('columnheader', { name: 'You keep' })).toBeVisible();
});
