import type { Page } from 'playwright/test';
import { expect, isReadable, phone, test, visit } from '#tests/journeys/people.ts';

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.describe('a first visitor, on a phone', () => {
  test.use({ viewport: phone });

  test('reads what is here and what jobs pay, then follows links (R-001, R-014, R-003)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      const add = (by: number) => Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + by });
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => add('value' in entry ? Number(entry.value) : 0))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await visit(page, '/');
    const counts = page.getByRole('region', { name: 'How much is here' });
    await expect(counts.getByRole('definition').first()).toHaveText(/^[\d,.]+( Lakh| Crore)?\+$/);
    const companies = page.getByRole('list', { name: 'Most reviewed companies' }).getByRole('listitem');
    await expect(companies).toHaveCount(6);
    await expect(companies.first()).toContainText(/The middle half earn .* lakh rupees a year/);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThanOrEqual(0.05);
    await isReadable(page);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await fits(page)).toBe(true);
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));

    const takeHome = page.getByRole('main').getByRole('link', { name: /^Take-home salary/ });
    const [amount = ''] = /₹[\d,]+(?= a month)/.exec((await takeHome.textContent()) ?? '') ?? [];
    await takeHome.click();
    await expect(page.getByRole('region', { name: 'You take home' })).toContainText(amount);
    await page.goBack();
    await page.getByRole('list', { name: 'What common jobs pay' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/profile\/.+-salary$/);
    await expect(page.getByRole('heading', { level: 1, name: / pay in India$/ })).toBeVisible();
  });
});
