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

  test('is 328 wide at its offset: top centre on phones, top right otherwise, and lower in the app on iOS (R-213)', slow, async ({ page }) => {
    await openKit(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await show(page, 'loading');
    await expect.poll(() => notices(page).boundingBox()).toMatchObject({ y: 134, width: 328 });
    expect((await notices(page).boundingBox())?.x).toBeGreaterThan(900);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => notices(page).boundingBox()).toMatchObject({ x: 31, y: 40, width: 328 });
    await page.locator('html').evaluate((html) => (html.dataset['native'] = 'AB_IOS'));
    await expect.poll(() => notices(page).boundingBox()).toMatchObject({ x: 31, y: 70, width: 328 });
  });
});
