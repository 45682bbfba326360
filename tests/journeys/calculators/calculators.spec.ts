import { pdfPages } from './pdf-pages.ts';
import { desktop, expect, slow, phone, visit } from '#tests/journeys/people.ts';
import { test } from './on-a-day.ts';

const takeHome = '/salaries/take-home-salary-calculator';

test.describe('a reader with an offer', () => {
  test.use({ viewport: desktop });

  test('reaches the take-home for 18 lakh in Pune in three actions (R-043)', async ({ page }) => {
    await visit(page, '/');
    await page.getByLabel('Yearly CTC').fill('18 lakh');
    await page.getByLabel('City you work in').selectOption('Pune');
    await page.getByRole('button', { name: 'Show take-home' }).click();
    const result = page.getByRole('region', { name: 'You take home' });
    await expect(result).toContainText('₹1,28,885');
    await expect(page.getByLabel('Where you work')).toHaveValue('pune');
    await expect(page.getByLabel('Your CTC', { exact: true })).toHaveValue('18,00,000');
  });

  test('finds every calculator from the navigation and from the hub', slow, async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('button', { name: 'Salaries, more choices' }).click();
    await page.getByRole('menuitem', { name: 'Calculators' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calculators' })).toBeVisible();
    for (const [name, heading] of [
      ['Take-home salary', 'Take-home salary'],
      ['Compare offers', 'Compare offers'],
      ['Salary hike', 'Salary hike'],
      ['HRA exemption', 'HRA exemption'],
      ['Gratuity', 'Gratuity'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Calculators' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Calculators' })).toBeVisible();
    }
  });

  test('sees the answer at every keystroke, and the last good one otherwise (R-049)', async ({ page }) => {
    await visit(page, takeHome);
    const field = page.getByLabel('Your CTC', { exact: true });
    const result = page.getByRole('region', { name: 'You take home' });
    await field.fill('25L');
    await expect(result).toContainText('₹1,72,520');
    const good = await result.locator('.big').textContent();
    await field.fill('twenty five');
    await expect(page.getByText('We could not read this.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await result.locator('.big').textContent()).toBe(good);
    await field.fill('30');
    await page.getByRole('button', { name: 'Yes, I mean ₹30,00,000' }).click();
    await expect(field).toHaveValue('30,00,000');
    await field.fill('१२ लाख');
    await expect(result).toContainText('₹91,395');
    await field.fill('10 crore crore');
    await expect(page.getByText('more than we can calculate with')).toBeVisible();
    await field.fill('-1');
    await expect(page.getByText('An amount cannot be below zero.')).toBeVisible();
    await field.fill('');
    await expect(page.getByText('Type an amount, such as 18 lakh')).toBeVisible();
  });

  test('picks lakhs and thousands instead of typing (R-048)', slow, async ({ page }) => {
    await visit(page, takeHome);
    await page.getByLabel('Your CTC, lakh').selectOption('7 lakh');
    await page.getByLabel('Your CTC, thousand').selectOption('45 thousand');
    await expect(page.getByLabel('Your CTC', { exact: true })).toHaveValue('7,45,000');
    await page.getByLabel('Your CTC, lakh').selectOption('1.2 crore');
    await expect(page.getByLabel('Your CTC', { exact: true })).toHaveValue('1,20,45,000');
  });

  test('gives the answer to another reader by its URL @all', async ({ page, context }) => {
    await visit(page, takeHome);
    await page.getByLabel('Your CTC', { exact: true }).fill('24L');
    await page.getByLabel('Where you work').selectOption('Hyderabad');
    await expect(page).toHaveURL(/#.*ctc=2400000.*place=hyderabad/);
    const answer = await page.locator('#result .big').textContent();
    const other = await context.newPage();
    await visit(other, page.url());
    await expect(other.locator('#result .big')).toHaveText(answer ?? '');
    await expect(other.getByLabel('Where you work')).toHaveValue('hyderabad');
    await other.close();
  });

  test('reads which rule a line comes from, since when and where (F-20) @all', async ({ page }) => {
    await visit(page, takeHome);
    const table = page.getByRole('region', { name: /A usual month/ });
    const line = table.getByRole('row', { name: /^Professional tax/ });
    await line.getByText('Professional tax, Karnataka').click();
    await expect(line.getByText(/Applies from 1 April 2025/)).toBeVisible();
    await expect(line.getByText(/Act 33 of 2025/)).toBeVisible();
  });

  test('finds the whole answer on paper, also what is folded away', slow, async ({ page }) => {
    await visit(page, takeHome);
    await expect(page.getByRole('region', { name: 'You take home' })).toContainText('₹1,28,885');
    await expect(page.getByRole('rowheader', { name: 'Apr 2026' })).toBeHidden();
    const pages = pdfPages(await page.pdf({ format: 'A4' }));
    expect(pages[0]).toContain('1,28,885');
    const all = pages.join('');
    for (const words of [
      'Apr 2026',
      'Mar 2027',
      'Taxable income, rounded',
      'Rules checked up to 10 October 2026',
      'S.O. 5109(E)',
      'What is not clear in the law yet',
      'CTC includes',
    ])
      expect(all).toContain(words.replaceAll(' ', ''));
    expect(all).not.toContain('Copylink');
    expect(pages.length).toBeLessThanOrEqual(10);
    expect(pages.filter((text) => text.length < 60)).toEqual([]);
  });

  const foldedAway = {
    [takeHome]: ['You keep', 'EPF Scheme 2026'],
    '/salaries/compare-offers': ['a year, before tax', 'We count nothing that changed after the day of our check'],
    '/salaries/salary-hike-calculator': ['We count nothing that changed after the day of our check', 'EPF Scheme 2026'],
    '/salaries/hra-calculator': ['Period 1: rent minus part of basic', 'We count nothing that changed after the day of our check'],
    '/salaries/gratuity-calculator': ['Months that count', 'Tax-free gratuity of earlier years'],
  };
  for (const [url, texts] of Object.entries(foldedAway))
    test(`finds what is folded away at ${url} on paper, too (C-5)`, slow, async ({ page }) => {
      await visit(page, url);
      for (const text of texts) await expect(page.getByText(text).first()).toBeHidden();
      const all = pdfPages(await page.pdf({ format: 'A4' })).join('');
      for (const text of [...texts, 'Rules checked up to']) expect(all).toContain(text.replaceAll(' ', ''));
      expect(all).not.toContain('Copylink');
    });

  test('fills in a calculator with the keyboard alone', slow, async ({ page }) => {
    await visit(page, '/salaries/salary-hike-calculator');
    await page.getByLabel('CTC now', { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('10L');
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Percent' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('Your new pay', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('8L');
    await expect(page.getByRole('region', { name: 'New pay' })).toContainText('20% down');
  });
});

test.describe('a reader with three offers (R-005, R-089)', () => {
  test.use({ viewport: desktop });

  test('finds them again on the same device, until they clear them (D-09, F-08) @all', async ({ page }) => {
    await visit(page, '/salaries/compare-offers');
    await page.getByRole('button', { name: 'Add an offer' }).click();
    await page.getByRole('button', { name: 'Add an offer' }).click();
    await expect(page.getByText('You can only add 3 salaries/offers.')).toBeVisible();
    const third = page.getByRole('group', { name: 'Offer 3' });
    await third.getByLabel('CTC of the offer', { exact: true }).fill('40L');
    await third.getByLabel('Name').fill('Koyal Pay');
    await expect(page.getByRole('heading', { name: 'Koyal Pay is worth the most' })).toBeVisible();
    await page.getByRole('group', { name: 'Koyal Pay' }).getByLabel('This is my current salary').check();
    await expect(page.getByRole('group', { name: 'Offer 1' }).getByLabel('This is my current salary')).not.toBeChecked();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Koyal Pay is worth the most' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all from this device' }).click();
    await expect(page.getByRole('group', { name: 'Koyal Pay' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Offer 2 is worth the most' })).toBeVisible();
  });
});

test.describe('a reader on a small phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('sees the answer while filling in, and can go to all of it @all', async ({ page }) => {
    await visit(page, takeHome);
    const peek = page.getByRole('link', { name: /See how/ });
    await expect(peek).toBeInViewport();
    await peek.tap();
    await expect(page.locator('#result')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test.describe('a reader whose browser runs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the answer of the example (R-043 to R-046)', async ({ page }) => {
    for (const [url, amount] of [
      [takeHome, '₹1,28,885'],
      ['/salaries/gratuity-calculator', '₹3,69,230.77'],
      ['/salaries/hra-calculator', '₹1,74,000'],
      ['/salaries/salary-hike-calculator', '₹13,20,000'],
    ] as const) {
      await page.goto(url);
      await expect(page.locator('#result')).toContainText(amount);
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    }
  });
});
