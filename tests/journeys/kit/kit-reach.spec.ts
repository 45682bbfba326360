import { openKit, part, rows } from './kit-sheet.ts';
import { axeViolations, expect, slow, test } from '#tests/journeys/people.ts';

for (const width of [320, 390, 768, 1280]) {
  test(`nothing scrolls sideways at ${width}`, slow, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openKit(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('nothing is out of anyone’s reach', () => {
  test.use({ reducedMotion: 'reduce' });
  test.beforeEach(({ page }) => openKit(page));

  test('on the sheet of controls, with nothing open', slow, async ({ page }) => {
    expect(await axeViolations(page)).toEqual([]);
  });

  for (const opener of ['Open a dialog', 'Open a sheet', 'Open the drawer', 'More to do', 'How sure is this?']) {
    test(`after “${opener}”`, slow, async ({ page }) => {
      await part(page, 'Dialogs').getByRole('button', { name: opener }).click();
      await expect(page.locator('dialog[open], [popover]:popover-open')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('with suggestions, a tooltip and toasts', slow, async ({ page }) => {
    await part(page, 'Toasts').getByRole('button', { name: 'failure', exact: true }).click();
    await part(page, 'Toasts').getByRole('button', { name: 'loading', exact: true }).click();
    await part(page, 'Form fields').getByRole('combobox', { name: 'City', exact: true }).fill('b');
    await expect(rows(page).first()).toBeVisible();
    await part(page, 'Dialogs').getByRole('button', { name: 'Helpful' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
