import type { Page } from 'playwright/test';
import { desktop, expect, slow, inEveryLanguageAndSize, phone, test, visit } from '#tests/journeys/people.ts';
import { choosePersona, comeToJoin, codeFor, fillWork, goOn, onboardingDialog, ownAddress, workAt } from './onboarding.ts';

const boxOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as { top: number; bottom: number; height: number });

const emptyBelow = (page: Page): Promise<number> =>
  onboardingDialog(page).evaluate((dialog) => {
    const bottoms = [...dialog.querySelectorAll('.dialog-body form > *')].map((part) => part.getBoundingClientRect().bottom);
    return (dialog.querySelector('.dialog-foot')?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms);
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a toast is above the step, and never over its cross (R-213, M-13)', slow, async ({ page }) => {
    await comeToJoin(page);
    await expect(onboardingDialog(page).getByText('You are logged in.')).toBeVisible();
    await expect.poll(async () => (await boxOf(page, '.toasts')).bottom - (await boxOf(page, 'dialog[open] .dialog-head')).top).toBeLessThanOrEqual(0);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('a step is as high as its content, and its head never moves (R-094, M-13)', slow, async ({ page }) => {
    await comeToJoin(page);
    await choosePersona(page);
    const { top } = await boxOf(page, 'dialog[open] .dialog-head');
    await onboardingDialog(page).getByRole('button', { name: 'Fill this in and get verified in one step' }).click();
    await expect(onboardingDialog(page).getByRole('button', { name: 'Ask my job portal' })).toBeVisible();
    expect(await emptyBelow(page)).toBeLessThan(48);
    await onboardingDialog(page).getByRole('button', { name: 'Without my job portal' }).click();
    await workAt(page, 'Pravaha Cloudworks');
    await fillWork(page);
    const own = ownAddress('pravaha-cloudworks.example');
    await onboardingDialog(page).getByRole('textbox', { name: 'Work email' }).fill(own);
    await goOn(page);
    const digits = onboardingDialog(page).getByRole('textbox', { name: 'The six digits' });
    await expect(digits).toBeVisible();
    expect(await emptyBelow(page)).toBeLessThan(48);
    await digits.fill(await codeFor(page, own));
    await goOn(page);
    await expect(onboardingDialog(page).getByText('Confirmed', { exact: true })).toBeVisible();
    expect(await emptyBelow(page)).toBeLessThan(64);
    expect((await boxOf(page, 'dialog[open] .dialog-head')).top).toBeCloseTo(top, 0);
  });
});

inEveryLanguageAndSize('phone in en', (language) => {
  test('the names that are suggested are in the language of the reader (R-157, M-13)', slow, async ({ page }) => {
    await page.goto(`/login/google?referer=${encodeURIComponent('/list-of-companies?openOnboarding=w')}`);
    await page.getByRole('button', { name: { en: 'Someone new', hi: 'कोई नया' }[language] }).click();
    const suggested = onboardingDialog(page).locator('fieldset').first().locator('.chip');
    await expect(suggested).toHaveCount(3);
    for (const name of await suggested.allTextContents())
      expect(name).toMatch({ en: /^[A-Za-z]+ [A-Za-z]+( \d+)?$/, hi: /^[\u0900-\u0965]+ [\u0900-\u0965]+( \d+)?$/ }[language]);
    await suggested.first().click();
    const chosen = (await suggested.first().textContent()) ?? '';
    await expect(onboardingDialog(page).getByRole('status').filter({ hasText: chosen })).toBeVisible();
    await goOn(page);
    await expect(onboardingDialog(page).locator('.chip')).toHaveCount(0);
    await visit(page, '/user');
    await expect(page.getByRole('main').getByText(chosen).first()).toBeVisible();
  });

  test('what we keep is read without scrolling sideways (F-15)', slow, async ({ page }) => {
    await visit(page, '/legal/data-map');
    const folds = page.getByRole('main').locator('details');
    for (const fold of [folds.first(), folds.nth(1)]) await fold.locator('> summary').click();
    const tables = page.getByRole('main').locator('table');
    await expect(tables.first()).toBeVisible();
    await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));
    const overflowing = await tables.evaluateAll((all) => all.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length);
    expect(overflowing).toBe(0);
    const cells = await tables.first().locator('tbody tr').first().locator('th, td').all();
    expect(cells).toHaveLength(3);
    for (const cell of cells) {
      await cell.scrollIntoViewIfNeeded();
      await expect(cell).toBeInViewport({ ratio: 1 });
    }
  });
});
