import type { Locator, Page } from 'playwright/test';
import { at, comeToJoin, goOn, onboardingDialog } from './onboarding.ts';
import { axeViolations, desktop, expect, slow, inEveryLanguageAndSize, test } from '#tests/journeys/people.ts';

inEveryLanguageAndSize('phone in hi', (language) => {
  test('axe finds nothing on the way through onboarding, and nothing is cut off', slow, async ({ page }) => {
    const found: string[] = [];
    const look = async (name: string) => {
      await expect(onboardingDialog(page).locator('form')).toBeVisible();
      found.push(...(await axeViolations(page)).map((barrier) => `${name}: ${barrier}`));
      expect(await onboardingDialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    };
    await page.goto(`/login/google?referer=${encodeURIComponent('/list-of-companies?openOnboarding=r')}`);
    await page.getByRole('button', { name: language === 'hi' ? 'कोई नया' : 'Someone new' }).click();
    await look('communities');
    await goOn(page);
    const name = onboardingDialog(page).getByRole('textbox').first();
    await expect(name).toHaveAttribute('maxlength', '80');
    await name.fill('98765 43210');
    await expect(onboardingDialog(page).locator('.err')).toBeVisible();
    await look('a name that will not do');
    await onboardingDialog(page).locator('.chip').first().click();
    await expect(onboardingDialog(page).locator('.err')).toBeHidden();
    await goOn(page);
    const career = onboardingDialog(page).getByRole('button', { name: language === 'hi' ? 'अपना काम बताएँ' : 'Say what you do' });
    await expect(career).toBeVisible();
    await look('the end');
    await career.click();
    await expect(onboardingDialog(page).getByRole('radio')).toHaveCount(3);
    await look('the career');
    await onboardingDialog(page)
      .getByRole('button', { name: language === 'hi' ? /एक ही बार में/ : /in one step/ })
      .click();
    await goOn(page);
    await expect(onboardingDialog(page).locator('form .inset')).toBeVisible();
    await look('the portal');
    await goOn(page);
    await onboardingDialog(page).getByRole('radio').first().check();
    await onboardingDialog(page).getByRole('combobox').fill('Pravaha Cloudworks');
    await goOn(page);
    await expect(onboardingDialog(page).getByRole('combobox').nth(1)).toBeVisible();
    await goOn(page);
    await expect(onboardingDialog(page).locator('.err').first()).toBeVisible();
    await look('the details');
    expect(found).toEqual([]);
  });
});

test.describe('a member with a keyboard alone', () => {
  test.use({ viewport: desktop });

  const tabTo = async (page: Page, wanted: Locator) => {
    for (let steps = 0; steps < 60 && !(await wanted.evaluate((element) => element === document.activeElement)); steps++) await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused();
  };

  test('joins, with the focus on each heading in turn', slow, async ({ page }) => {
    await comeToJoin(page);
    await at(page, 'What would you like to read about?');
    await tabTo(page, onboardingDialog(page).getByRole('button', { name: 'Interview stories', exact: true }));
    await page.keyboard.press('Space');
    await tabTo(page, onboardingDialog(page).getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose a name to write under' })).toBeFocused();
    const name = onboardingDialog(page).getByRole('group', { name: 'Take one of these' }).getByRole('button').first();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await expect(onboardingDialog(page).getByText(/ is available\.$/)).toBeVisible();
    await tabTo(page, onboardingDialog(page).locator('summary', { hasText: 'Choose a picture' }));
    await page.keyboard.press('Enter');
    await tabTo(page, onboardingDialog(page).getByRole('radio', { name: /^Picture/, checked: true }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, onboardingDialog(page).getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeFocused();
    await tabTo(page, onboardingDialog(page).getByRole('button', { name: 'Say what you do' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Where are you now?' })).toBeFocused();
    await tabTo(page, onboardingDialog(page).getByRole('radio', { name: 'Working' }));
    await page.keyboard.press('Space');
    await tabTo(page, onboardingDialog(page).getByRole('combobox', { name: 'Company' }));
    await page.keyboard.type('Pravaha');
    await expect(onboardingDialog(page).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(onboardingDialog(page).getByRole('combobox', { name: 'Company' })).toHaveValue('Pravaha Cloudworks');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'What do you do there?' })).toBeFocused();
    // A notice that is open has the first claim to Escape.
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(onboardingDialog(page)).toBeHidden();
  });
});
