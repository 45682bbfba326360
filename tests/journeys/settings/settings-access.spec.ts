import type { Page } from 'playwright/test';
import { axeViolations, expect, slow, inEveryLanguageAndSize, test, visit } from '#tests/journeys/people.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

const urls = ['/user', '/settings', '/user-settings', '/settings/muted-and-blocked', '/user/posts', '/settings/manage-account', '/settings/need-help'] as const;

/** Accessibility violations and horizontal overflow. */
const look = async (page: Page, name: string): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await axeViolations(page)), ...(over > 0 ? [`${over} pixels too wide`] : [])].map((problem) => `${name}: ${problem}`);
};

const comeIn = async (page: Page): Promise<void> => {
  await asWriter(page, '/user', aWriter(atWork));
  await expect(page.locator('#career')).toBeVisible();
};

inEveryLanguageAndSize('phone in hi', () => {
  test('a guest finds no barrier in the profile and the settings', slow, async ({ page }) => {
    for (const url of urls) {
      await visit(page, url);
      expect(await look(page, url)).toEqual([]);
    }
  });

  const finds = async (page: Page, places: readonly string[]) => {
    await comeIn(page);
    for (const url of places) {
      await visit(page, url);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(await look(page, url)).toEqual([]);
    }
  };

  test('a member finds no barrier in the profile and the settings @all', ({ page }) => finds(page, urls.slice(0, 2)));

  test('a member finds no barrier in all that belongs to the settings', slow, ({ page }) => finds(page, urls.slice(2)));

  test('the account menu has no barrier, is whole in sight, and gives the focus back', slow, async ({ page }) => {
    await comeIn(page);
    const opener = page.locator('.topbar form button');
    await opener.click();
    const menu = page.locator('dialog[open]');
    await expect(menu.locator('a').first()).toBeVisible();
    await expect(menu.locator('.dialog-head li')).toHaveCount(2);
    await expect(menu.locator('.dialog-foot button')).toBeInViewport();
    expect(await look(page, 'the account menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('the forms of the profile have no barriers, and give the focus back', slow, async ({ page }) => {
    await comeIn(page);
    // Without the word that greeted: Escape would close that first.
    await visit(page, '/user');
    for (const [form, name] of [
      ['the name', /^(Change name|नाम या)/],
      ['work', /^(Add work|अनुभव जोड़ें)/],
      ['education', /^(Add education|पढ़ाई जोड़ें)/],
    ] as const) {
      const opener = page.locator('main').getByRole('button', { name });
      await opener.click();
      await expect(page.locator('dialog[open] form')).toBeVisible();
      if (form !== 'the name') {
        await page.locator('dialog[open] button[type="submit"]').click();
        await expect(page.locator('dialog[open] [aria-invalid="true"]').first()).toBeFocused();
      }
      expect(await look(page, `the form of ${form}`)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
});
