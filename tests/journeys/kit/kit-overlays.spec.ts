import { expect, test } from 'playwright/test';
import { slow } from '#tests/journeys/people.ts';
import { openKit, part } from './kit-sheet.ts';

test.describe('by keyboard alone', () => {
  test.beforeEach(({ page }) => openKit(page));

  test('a menu opens, moves by arrows and letters, and gives the focus back @all', async ({ page }) => {
    const button = part(page, 'Dialogs').getByRole('button', { name: 'More to do' });
    const menu = page.getByRole('menu', { name: 'More to do' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem', { name: 'Share' })).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Follow' })).toBeFocused();
    await page.keyboard.press('r');
    await expect(menu.getByRole('menuitem', { name: 'Report' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Share' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Share' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('status')).toHaveText('Share');
  });

  test('a menu low on the page stays put while the focus moves through it', slow, async ({ page }) => {
    const button = part(page, 'Dialogs').getByRole('button', { name: 'More to do' });
    const menu = page.getByRole('menu', { name: 'More to do' });
    await button.click();
    const { height } = (await menu.boundingBox()) ?? { height: 0 };
    await page.keyboard.press('Escape');
    await button.evaluate((element, room) => scrollBy({ top: element.getBoundingClientRect().bottom + room - innerHeight, behavior: 'instant' }), height + 16);
    await button.focus();
    const place = () => page.evaluate(() => [scrollY, document.querySelector('[popover]:popover-open')?.getBoundingClientRect().top]);
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem', { name: 'Share' })).toBeFocused();
    const opened = await place();
    await page.keyboard.press('r');
    await expect(menu.getByRole('menuitem', { name: 'Report' })).toBeFocused();
    expect(await place()).toEqual(opened);
  });

  test('a menu closes when the keyboard goes on', slow, async ({ page }) => {
    const button = part(page, 'Dialogs').getByRole('button', { name: 'More to do' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu', { name: 'More to do' })).toBeHidden();
    await expect(part(page, 'Dialogs').getByRole('button', { name: 'How sure is this?' })).toBeFocused();
  });

  test('a note opens below its button and closes by Escape', slow, async ({ page }) => {
    const button = part(page, 'Dialogs').getByRole('button', { name: 'How sure is this?' });
    const note = page.getByRole('dialog', { name: 'How sure is this?' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(note).toBeVisible();
    const [above, below] = [await button.boundingBox(), await note.boundingBox()];
    expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0))).toBeLessThan(200);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a tooltip comes with the focus, describes its control and leaves by Escape', slow, async ({ page }) => {
    const button = part(page, 'Dialogs').getByRole('button', { name: 'Helpful' });
    await part(page, 'Dialogs').getByRole('button', { name: 'How sure is this?' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('142 people found this helpful');
    await expect(button).toHaveAccessibleDescription('142 people found this helpful');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const [opener, title] of [
    ['Open a dialog', 'Report this review'],
    ['Open a sheet', 'Everything here'],
    ['Open the drawer', 'Menu'],
  ] as const) {
    test(`“${opener}” takes the focus, keeps it and gives it back @all`, opener === 'Open a dialog' ? {} : slow, async ({ page }) => {
      const button = part(page, 'Dialogs').getByRole('button', { name: opener });
      const dialog = page.getByRole('dialog', { name: title });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
      await expect(page.locator('html'), 'the page behind stays where it is').toHaveCSS('overflow-y', 'hidden');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      for (let stop = 0; stop < 8; stop++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test('a dialog that is asked for in the moment in which it closes opens again', slow, async ({ page }) => {
    const button = part(page, 'Dialogs').getByRole('button', { name: 'Open a dialog' });
    const heading = page.getByRole('dialog', { name: 'Report this review' }).getByRole('heading');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await button.evaluate((opener) =>
      opener.addEventListener('focus', () => queueMicrotask(() => opener.dispatchEvent(new MouseEvent('click', { bubbles: true }))), { once: true }),
    );
    await page.keyboard.press('Escape');
    await expect(heading).toBeFocused();
  });
});
