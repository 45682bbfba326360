import { aPicture } from '#tests/journeys/communities/a-picture.ts';
import { alive, barriers, desktop, expect, isReadable, phone, test, visit } from '#tests/journeys/people.ts';
import { askFor, deleteOnly, logInToSend } from '#tests/journeys/contributions/sending.ts';

test.describe('what it looks like at a company, seen by a guest', () => {
  test.use({ viewport: desktop });

  test('opens in full, goes on by the keys, and leads back to the photo that was pressed (R-025, R-035)', async ({ page }) => {
    await visit(page, '/overview/saptarishi-infotech-overview');
    await page.getByRole('link', { name: /^Office Photos/ }).click();
    await expect(page).toHaveURL(/\/photos\/[\w-]+-photos$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Photos', exact: true })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    const first = page
      .locator('main ul', { has: page.locator('a[target=_blank]') })
      .last()
      .locator('a')
      .first();
    await first.press('Enter');
    const gallery = page.getByRole('dialog');
    await expect(gallery).toContainText(/^.*1 of \d+/);
    await page.keyboard.press('ArrowRight');
    await expect(gallery).toContainText('2 of');
    await page.keyboard.press('Home');
    await expect(gallery).toContainText('1 of');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(first).toBeFocused();
  });
});

test.describe('photos sent on a phone (R-083, R-084, D-22)', () => {
  test.use({ viewport: phone });

  test('are picked, survive a reload and the login, are sent and deleted by their key; what passes by in the address stays nowhere (F-05)', async ({
    page,
  }) => {
    await visit(page, '/features?SecretKey=abc&UploadId=def&showPhotosModal=true&company=saptarishi-infotech');
    await expect(page).not.toHaveURL(/SecretKey|UploadId|showPhotosModal/);
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Saptarishi Infotech');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('combobox', { name: 'What do they show?' }).selectOption('Canteen');
    await page.getByLabel('Choose photos').setInputFiles({ name: 'canteen.png', mimeType: 'image/png', buffer: aPicture(400) });
    await page.getByRole('textbox', { name: /^Line below photo 1/ }).fill('Lunch is at one.');
    await isReadable(page);
    await page.reload();
    await alive(page);
    await expect(page.getByRole('img', { name: 'Your photo canteen.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('img', { name: 'Lunch is at one.' })).toBeVisible();
    await logInToSend(page, 'Patient Neem');
    await expect(page.getByRole('img', { name: 'Lunch is at one.' })).toBeVisible();
    await page.getByRole('button', { name: 'Send the photos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your photos are on their way' })).toBeVisible();

    const row = await askFor(page, 'Photos of Saptarishi Infotech');
    await expect(row).toContainText('1 photo');
    await deleteOnly(page);
  });
});
