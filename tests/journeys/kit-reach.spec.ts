import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { openKit, part, rows } from './kit-sheet.ts';

for (const width of [320, 390, 768, 1280]) {
  test(`nothing scrolls sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openKit(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} nothing is out of anybody’s reach`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    test.beforeEach(({ page }) => openKit(page));

    const findings = async (page: Page) =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

    test('on the sheet', async ({ page }) => {
      expect(await findings(page)).toEqual([]);
    });

    for (const opener of ['Open a dialog', 'Open a sheet', 'Open the drawer', 'More to do', 'How sure is this?']) {
      test(`after “${opener}”`, async ({ page }) => {
        await part(page, 'Dialogs').getByRole('button', { name: opener }).click();
        await expect(page.locator('dialog[open], [popover]:popover-open')).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    }

    test('with suggestions, a tooltip and toasts', async ({ page }) => {
      await part(page, 'Toasts').getByRole('button', { name: 'failure', exact: true }).click();
      await part(page, 'Toasts').getByRole('button', { name: 'loading', exact: true }).click();
      await part(page, 'Form fields').getByRole('combobox', { name: 'City', exact: true }).fill('b');
      await expect(rows(page).first()).toBeVisible();
      await part(page, 'Dialogs').getByRole('button', { name: 'Helpful' }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}
