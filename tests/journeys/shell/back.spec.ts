import { compose, titled } from '#tests/journeys/communities/composing.ts';
import { expect, phone, test, visit } from '#tests/journeys/people.ts';
import { asWriter } from '#tests/journeys/writers.ts';

test.describe('Back on a phone', () => {
  test.use({ viewport: phone });

  test('closes the composer without losing a word, before it leaves the page', async ({ page }) => {
    await visit(page, '/list-of-companies');
    await asWriter(page, '/communities');
    const title = titled('On the way back');
    for (let turn = 0; turn < 3; turn++) {
      const composer = await compose(page);
      await composer.getByLabel('Title').fill(title);
      await page.goBack();
      await expect(composer).toBeHidden();
      await expect(page).toHaveURL(/\/communities$/);
      const again = await compose(page);
      await expect(again.getByLabel('Title')).toHaveValue(title);
      await again.getByRole('button', { name: 'Close' }).first().click();
      await expect(again).toBeHidden();
    }
    const last = await compose(page);
    await last.getByRole('button', { name: 'Discard' }).click();
    await expect(last).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Companies' }).first().click();
    await expect(page).toHaveURL(/list-of-companies/);
    await page.goBack();
    await expect(page).toHaveURL(/\/communities$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes the menu of a guest, and then leaves @all', async ({ page }) => {
    await visit(page, '/list-of-companies');
    await page.getByRole('navigation').getByRole('link', { name: 'Communities' }).first().click();
    await expect(page).toHaveURL(/\/communities/);
    const menu = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/communities/);
    await page.goBack();
    await expect(page).toHaveURL(/list-of-companies/);
  });
});
