import { aPicture } from '#tests/journeys/communities/a-picture.ts';
import { hydrated, axeViolations, desktop, expect, isReadable, phone, test, visit } from '#tests/journeys/people.ts';
import { askFor, deleteOnly, logInToSend } from '#tests/journeys/contributions/sending.ts';

test.describe('what it looks like at a company, seen by a guest', () => {
  test.use({ viewport: desktop });

  test('opens in full, turns by keys, and leads back to its place (R-025, R-035) @all', async ({ page }) => {
    await visit(page, '/overview/saptarishi-infotech-overview');
    await page.getByRole('link', { name: /^Office Photos/ }).click();
    await expect(page).toHaveURL(/\/photos\/[\w-]+-photos$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Photos', exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
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
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(first).toBeFocused();
  });
});

test.describe('photos sent on a phone (R-083, R-084, D-22)', () => {
  test.use({ viewport: phone });

  test('survive a reload and the login, are sent, and deleted by their key (F-05)', async ({ page }) => {
    await visit(page, '/features?SecretKey=abc&UploadId=def&showPhotosModal=true&company=saptarishi-infotech');
    await expect(page).not.toHaveURL(/SecretKey|UploadId|showPhotosModal/);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('This link does not open these photos.')).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Saptarishi Infotech');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('combobox', { name: 'What do they show?' }).selectOption('Canteen');
    await page.getByLabel('Choose photos').setInputFiles({ name: 'canteen.png', mimeType: 'image/png', buffer: aPicture(400) });
    await page.getByRole('textbox', { name: /^Caption for photo 1/ }).fill('Lunch is at one.');
    await isReadable(page);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('img', { name: 'Your photo canteen.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'Lunch is at one.' })).toBeVisible();
    await logInToSend(page, 'Patient Neem', 'Your photos are on their way', 'Photos submitted');

    const row = await askFor(page, 'Photos of Saptarishi Infotech');
    await expect(row).toContainText('1 photo');
    await deleteOnly(page);
  });
});

test.describe('photos that go on at another device (R-086, D-22)', () => {
  test.use({ viewport: desktop });

  test('are sent on a desktop, added to on a phone, and deletable on both @all', async ({ page, browser }) => {
    await visit(page, '/features?company=saptarishi-infotech&showPhotosModal=true');
    await page.getByRole('combobox', { name: 'What do they show?' }).selectOption('Canteen');
    await page.getByLabel('Choose photos').setInputFiles({ name: 'canteen.png', mimeType: 'image/png', buffer: aPicture(400) });
    await page.getByRole('button', { name: 'Continue' }).click();
    await logInToSend(page, 'Quiet Banyan', 'Your photos are on their way', 'Photos submitted');
    await page.getByRole('button', { name: 'Continue on another device' }).click();
    const dialog = page.getByRole('dialog', { name: 'Continue on another device' });
    await expect(dialog).toContainText('Anyone who has it can add, change and delete these photos.');
    expect(await axeViolations(page)).toEqual([]);
    const link = await dialog.getByRole('textbox', { name: 'The link to your photos' }).inputValue();
    expect(link).toMatch(/\/features#UploadId=[\w-]+&SecretKey=[\w-]{43}$/);

    const other = await browser.newContext({ viewport: phone });
    const tab = await other.newPage();
    const recorded: string[] = [];
    tab.on('request', (request) => recorded.push(request.url(), request.headers()['referer'] ?? ''));
    await visit(tab, link);
    await expect(tab.getByRole('heading', { level: 2, name: 'Continue with photos from another device?' })).toBeVisible();
    await isReadable(tab);
    expect(await axeViolations(tab)).toEqual([]);
    await tab.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Edit your photos of Saptarishi Infotech' })).toBeVisible();
    await expect(tab).toHaveURL(/\/features\?rid=[\w-]+&step=photos$/);
    await tab.getByLabel('Choose photos').setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: aPicture(300) });
    await tab.getByRole('textbox', { name: /^Caption for photo 2/ }).fill('The roof.');
    await isReadable(tab);
    expect(await axeViolations(tab)).toEqual([]);
    await tab.getByRole('button', { name: 'Continue' }).click();
    await tab.getByRole('button', { name: 'Save changes' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Your photos are on their way' })).toBeVisible();
    await expect(tab.getByText('2 photos')).toBeVisible();
    expect(recorded.filter((said) => said.includes('SecretKey'))).toEqual([]);

    const row = await askFor(page, 'Photos of Saptarishi Infotech');
    await expect(row).toContainText('2 photos');
    await deleteOnly(page);
    await tab.goto('about:blank');
    await visit(tab, link);
    await tab.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(tab.getByText('There are no photos at this link.')).toBeVisible();
  });
});
