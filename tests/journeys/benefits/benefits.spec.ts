import type { Page } from 'playwright/test';
import { hydrated, axeViolations, expect, slow, isReadable, phone, test, visit } from '#tests/journeys/people.ts';
import { askFor, deleteOnly, logInToSend, saveChange } from '#tests/journeys/contributions/sending.ts';

const side = (page: Page, benefit: string, answer: 'Yes' | 'No') =>
  page.getByRole('radiogroup', { name: benefit, exact: true }).getByRole('radio', { name: answer });

test.describe('what a company gives, read by a guest on a phone', () => {
  test.use({ viewport: phone });

  test('says how many get each benefit, and leads to its notes (R-024, R-027, R-034)', async ({ page }) => {
    await visit(page, '/overview/saptarishi-infotech-overview');
    await page.getByRole('navigation', { name: 'Company pages' }).getByRole('link', { name: 'Benefits' }).click();
    await expect(page).toHaveURL(/\/benefits\/saptarishi-infotech-benefits$/);
    await expect(page.getByRole('heading', { level: 2, name: 'What people get' })).toBeVisible();
    await expect(page.getByText(/^From [\d,]+\+ people$/)).toBeVisible();
    const noted = page.getByRole('link', { name: /\d% of [\d,]+\+ people say yes\s*\d+ notes?$/ }).first();
    const name = (await noted.locator('.strong').textContent()) ?? '';
    await isReadable(page);

    await noted.click();
    await expect(page).toHaveURL(/\/benefits\/saptarishi-infotech-benefits\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByText(/^(Over |Under )?\d+% of [\d,]+\+ people say yes$/)).toBeVisible();
    const note = page.getByRole('article').first();
    await expect(note).toContainText('week of');
    await isReadable(page);
    await note.getByRole('link', { name: 'Open only this note' }).click();
    await expect(page).toHaveURL(/\/benefit-note\/\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: `A note about ${name} at Saptarishi Infotech` })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await visit(page, '/benefits/kuraj-enterprises');
    await expect(page).toHaveURL(/\/benefits\/kuraj-enterprises-benefits$/);
    await expect(page.getByText("Employees haven't shared any benefits yet.")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('benefits shared on a phone (R-083, R-084, F-02, F-07)', () => {
  test.use({ viewport: phone });

  test('are answered on one screen, kept through login, sent, changed and deleted (F-05, R-090)', slow, async ({ page }) => {
    await visit(page, '/benefits/saptarishi-infotech-benefits');
    await page.getByRole('main').getByRole('link', { name: 'Add your benefits' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your benefits at Saptarishi Infotech' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Saptarishi Infotech');
    await side(page, 'Cab or bus to work', 'Yes').check();
    await side(page, 'Gratuity', 'No').check();
    await side(page, 'Gym', 'Yes').check();
    await side(page, 'Gym', 'Yes').click();
    await expect(side(page, 'Gym', 'Yes')).not.toBeChecked();
    await page.getByRole('textbox', { name: /^A note about one benefit/ }).fill('The last cab leaves at half past nine.');
    await page.getByRole('combobox', { name: 'What is the note about?' }).selectOption('Cab or bus to work');
    await isReadable(page);
    await page.reload();
    await hydrated(page);
    await expect(side(page, 'Gratuity', 'No')).toBeChecked();

    await logInToSend(page, 'Bright Jasmine', 'Your answers are on their way', 'Benefits submitted');

    const row = await askFor(page, 'Benefits at Saptarishi Infotech');
    await expect(row).toContainText('1 yes, 1 no');
    await row.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change your benefits at Saptarishi Infotech' })).toBeVisible();
    await side(page, 'Meals at work', 'Yes').check();
    await saveChange(page);

    await askFor(page, 'Benefits at Saptarishi Infotech');
    await expect(row).toContainText('2 yes, 1 no');
    await deleteOnly(page, 'Delete these answers?');
  });
});
