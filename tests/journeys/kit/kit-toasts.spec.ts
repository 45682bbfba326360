import { expect, test, type Page } from 'playwright/test';
import { slow } from '#tests/journeys/people.ts';
import { openKit, part } from './kit-sheet.ts';

test.describe('a toast', () => {
  const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
  const show = (page: Page, kind: string) => part(page, 'Toasts').getByRole('button', { name: kind, exact: true }).click();

  test('is gone after its time, but not while it has the focus (R-212)', slow, async ({ page }) => {
    await page.clock.install();
    await openKit(page);
    await show(page, 'info');
    await expect(notices(page).getByRole('status')).toHaveText('Your review is being read.');
    await notices(page).getByRole('button', { name: 'Close' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(notices(page)).toBeVisible();
    await part(page, 'Toasts').getByRole('button', { name: 'success', exact: true }).focus();
    await page.clock.runFor(3_500);
    await expect(notices(page)).toBeHidden();
  });

  test('is an alert when something failed, and leads on (R-214) @all', async ({ page }) => {
    await openKit(page);
    await show(page, 'failure');
    await notices(page).getByRole('alert').getByRole('button', { name: 'View qualification criteria' }).click();
    await expect(notices(page)).toBeHidden();
  });

  test('leaves newest first by Escape, and gives the focus back by its button', slow, async ({ page }) => {
    await openKit(page);
    await show(page, 'loading');
    await show(page, 'chat message');
    await page.keyboard.press('Escape');
    await expect(notices(page).getByText('Sending')).toBeVisible();
    await expect(notices(page).getByText('Brave Kite sent a message')).toBeHidden();
    const opener = part(page, 'Toasts').getByRole('button', { name: 'chat message', exact: true });
    await opener.focus();
    await notices(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(notices(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('shown in a dialog can be reached there, and Escape takes it before the dialog', slow, async ({ page }) => {
    await openKit(page);
    await part(page, 'Dialogs').getByRole('button', { name: 'Open a dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await dialog.getByRole('button', { name: 'Show a toast in here' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You are offline');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  for (const [width, height] of [
    [390, 800],
    [1280, 800],
  ] as const) {
    test(
      `is 328 wide at the lower edge of a page of ${width}, above the bottom bar, and over neither its heading nor the account (R-213)`,
      slow,
      async ({ page }) => {
        await openKit(page);
        await page.setViewportSize({ width, height });
        await show(page, 'loading');
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const { bar, covered, box } = await page.evaluate(() => {
          const { x, y, right, bottom, width: wide } = document.querySelector('.toasts')?.getBoundingClientRect() ?? new DOMRect();
          const parts = [...document.querySelectorAll('h1, header :is(a, button)')].map((each) => each.getBoundingClientRect());
          return {
            bar: document.querySelector('.botbar')?.getBoundingClientRect().top || innerHeight,
            covered: parts.filter((at) => at.width > 0 && at.bottom > y && at.top < bottom && at.right > x && at.left < right).length,
            box: { x, width: wide, y, bottom, right },
          };
        });
        expect([covered, box.width]).toEqual([0, 328]);
        expect(box.y).toBeGreaterThan(height / 2);
        expect(box.bottom).toBeLessThan(bar);
        expect(width < 768 ? box.x : width - box.right).toBeCloseTo(width < 768 ? 31 : 24, -1);
      },
    );
  }

  test('is above a dialog with its buttons below, and lower in the iOS app (R-213)', slow, async ({ page }) => {
    await openKit(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await part(page, 'Dialogs').getByRole('button', { name: 'Open a dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await dialog.getByRole('button', { name: 'Show a toast in here' }).click();
    await expect.poll(() => notices(page).boundingBox()).toMatchObject({ x: 31, y: 40, width: 328 });
    await page.locator('html').evaluate((html) => (html.dataset['native'] = 'AB_IOS'));
    await expect.poll(() => notices(page).boundingBox()).toMatchObject({ x: 31, y: 70, width: 328 });
  });
});
