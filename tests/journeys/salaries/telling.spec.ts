import type { Page } from 'playwright/test';
import { expect, isReadable, phone, test, visit } from '#tests/journeys/people.ts';
import { askFor, deleteOnly, go, logInToSend, saveChange } from '#tests/journeys/contributions/sending.ts';

const stepIs = (page: Page, step: number) => expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
const counted = (page: Page) => page.getByRole('region', { name: /^This is what (you send|is counted)$/ });

test.describe('a salary shared on a phone (R-083, R-084, R-087, F-07)', () => {
  test.use({ viewport: phone });

  test('asks about a slipped unit, survives login, is sent, changed and deleted (F-03, R-088, R-090)', async ({ page }) => {
    await visit(page, '/salaries/saptarishi-infotech-salaries/software-engineer');
    await page.getByRole('main').getByRole('link', { name: 'Add your salary' }).click();
    await stepIs(page, 1);
    await expect(page.getByRole('heading', { level: 1, name: 'What you earn at Saptarishi Infotech' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Job' })).toHaveValue('Software Engineer');
    await go(page);
    await expect(page.getByText('Choose your city from the list.')).toBeVisible();
    await page.getByRole('combobox', { name: 'City' }).fill('beng');
    await page.getByRole('option', { name: 'Bengaluru' }).click();
    await page.getByRole('combobox', { name: 'Total experience' }).selectOption('2 years');
    await go(page);

    await stepIs(page, 2);
    await page.getByRole('textbox', { name: 'Fixed pay' }).fill('50,000');
    await go(page);
    await expect(page.getByText('Is ₹50,000 for a month or for the whole year?')).toBeVisible();
    await isReadable(page);
    await page.getByRole('button', { name: '₹50,000 a month', exact: true }).click();
    await stepIs(page, 3);
    await page.reload();
    await stepIs(page, 3);
    await expect(counted(page)).toContainText('₹6,00,000 a year');

    await logInToSend(page, 'Fair Gulmohar', 'Your salary is on its way', 'Salary submitted');

    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit your salary at Saptarishi Infotech' })).toBeVisible();
    await stepIs(page, 3);
    await page.getByRole('link', { name: 'How much do you earn?' }).click();
    await stepIs(page, 2);
    await page.getByRole('textbox', { name: 'Fixed pay' }).fill('6.5 lakh');
    await go(page);
    await stepIs(page, 3);
    await saveChange(page);

    const row = await askFor(page, 'A salary at Saptarishi Infotech');
    await expect(row).toContainText('₹6,50,000 a year, fixed');
    await deleteOnly(page);
  });
});
