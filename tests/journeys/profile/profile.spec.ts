import type { Locator, Page } from 'playwright/test';
import { aNewcomer, asMember, endElsewhere, logInHere } from '#tests/journeys/members.ts';
import { desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop });

const experiences = (page: Page): Locator => page.getByRole('region', { name: 'Work history' });
const education = (page: Page): Locator => page.getByRole('region', { name: 'Education' });
const form = (page: Page): Locator => page.getByRole('dialog');

async function chooseMonth(page: Page, label: string, month: string, year: string): Promise<void> {
  await form(page).getByLabel(`${label}, month`).selectOption({ label: month });
  await form(page).getByLabel(`${label}, year`).selectOption(year);
}

async function addExperience(page: Page, company: string, designation: string): Promise<void> {
  await page.getByRole('button', { name: 'Add work experience' }).click();
  await form(page).getByLabel('Company').fill(company);
  await form(page).getByLabel('Designation').fill(designation);
  await page.keyboard.press('Tab');
  await form(page).getByLabel('I work here now').check();
  await chooseMonth(page, 'From', 'April', '2023');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await hears(page, 'Your work experience is saved.');
}

test('a member adds where they worked, changes it, and deletes it (R-162, R-163, R-165)', async ({ page }) => {
  await asMember(page, '/user');
  await expect(experiences(page)).toContainText('No work experience yet');
  await page.getByRole('button', { name: 'Add work experience' }).click();
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toContainText('Enter the company.');
  await expect(form(page)).toContainText('Choose the month and year of the start.');
  await expect(form(page).getByLabel('Company')).toBeFocused();

  await form(page).getByLabel('Company').fill('Pravaha Cloudworks');
  await form(page).getByLabel('Designation').fill('Support Engineer');
  await chooseMonth(page, 'From', 'April', '2023');
  await chooseMonth(page, 'To', 'March', '2023');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toContainText('The end cannot be before the start.');
  await chooseMonth(page, 'To', 'May', '2025');
  await form(page).getByLabel('Employment').selectOption('Contractual');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await hears(page, 'Your work experience is saved.');
  await expect(experiences(page)).toContainText('April 2023 - May 2025 · 2 yrs 2 mos');
  await expect(experiences(page)).toContainText('Contractual');
  await expect(page.getByRole('button', { name: 'Add work experience' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit Support Engineer at Pravaha Cloudworks' }).click();
  await form(page).getByLabel('I work here now').check();
  await form(page).getByLabel('City').fill('Pune');
  // The first Enter takes the first of the list, the next one sends the form.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Pune' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(experiences(page)).toContainText('April 2023 - Present');
  await expect(experiences(page)).toContainText('Contractual · Pune');

  await page.reload();
  await page.getByRole('button', { name: 'Delete Support Engineer at Pravaha Cloudworks' }).click();
  await form(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Delete Support Engineer at Pravaha Cloudworks' })).toBeFocused();
  await page.keyboard.press('Enter');
  await form(page).getByRole('button', { name: 'Delete' }).click();
  await hears(page, 'The work experience is deleted.');
  await expect(experiences(page)).toContainText('No work experience yet');
  await expect(experiences(page).getByRole('heading', { level: 3 })).toBeFocused();
});

test('a member adds where they studied, on a phone (R-162, R-163)', slow, async ({ page }) => {
  await page.setViewportSize(phone);
  await asMember(page, '/user');
  await page.getByRole('button', { name: 'Add education' }).click();
  await form(page).getByLabel('College').fill('Sahyadri College');
  await form(page).getByLabel('Course', { exact: true }).fill('B.Tech');
  await form(page).getByLabel('Specialisation').fill('Metallurgy');
  await form(page).getByLabel('Level').selectOption('Masters/Post graduation');
  await form(page).getByLabel('Course type').selectOption('Correspondence');
  await chooseMonth(page, 'From', 'July', '2016');
  await chooseMonth(page, 'To', 'May', '2020');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(education(page)).toContainText('B.Tech, Metallurgy');
  await expect(education(page)).toContainText('July 2016 - May 2020 · 3 yrs 11 mos');
  await expect(education(page)).toContainText('Masters/Post graduation · Correspondence');
});

test('unsaved text is found again after a reload, and can be thrown away', slow, async ({ page }) => {
  await asMember(page, '/user');
  await page.getByRole('button', { name: 'Add work experience' }).click();
  await form(page).getByLabel('Company').fill('Koyal Pay');
  await page.reload();
  await expect(experiences(page)).toContainText('You have not saved this yet.');
  await experiences(page).getByRole('button', { name: 'Continue' }).click();
  await expect(form(page).getByLabel('Company')).toHaveValue('Koyal Pay');
  await expect(form(page)).toContainText('This is your draft.');
  await page.keyboard.press('Escape');
  await experiences(page).getByRole('button', { name: 'Discard' }).click();
  await expect(experiences(page)).not.toContainText('You have not saved this yet.');
});

test('a member whose session ends while they write loses nothing (R-206, R-237)', slow, async ({ page, browser, baseURL }) => {
  const who = aNewcomer();
  await asMember(page, '/user', who);
  await page.getByRole('button', { name: 'Add education' }).click();
  await form(page).getByLabel('College').fill('A college half-typed');
  await endElsewhere(browser, baseURL, who);

  await form(page).getByLabel('Course', { exact: true }).fill('B.A.');
  await chooseMonth(page, 'From', 'July', '2016');
  await chooseMonth(page, 'To', 'May', '2020');
  const signedOut = page.waitForEvent('framenavigated');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await signedOut;
  await expect(page.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  await logInHere(page, { who });
  await expect(page).toHaveURL('/user');
  await education(page).getByRole('button', { name: 'Continue' }).click();
  await expect(form(page).getByLabel('College')).toHaveValue('A college half-typed');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(education(page)).toContainText('July 2016 - May 2020');
  await page.getByRole('button', { name: 'Delete B.A. at A college half-typed' }).click();
  await form(page).getByRole('button', { name: 'Delete' }).click();
  await expect(education(page)).not.toContainText('A college half-typed');
});

test('an entry deleted in one tab is gone in the other, which says so', slow, async ({ page, context }) => {
  await asMember(page, '/user');
  await addExperience(page, 'Koyal Pay', 'Analyst');
  const other = await context.newPage();
  await visit(other, '/user');
  await other.getByRole('button', { name: 'Delete Analyst at Koyal Pay' }).click();
  await form(other).getByRole('button', { name: 'Delete' }).click();
  await expect(experiences(other)).toContainText('No work experience yet');

  await page.getByRole('button', { name: 'Edit Analyst at Koyal Pay' }).click();
  await form(page).getByLabel('Designation').fill('Senior Analyst');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toContainText('This entry has been deleted, perhaps in another tab.');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(experiences(page)).toContainText('Senior Analyst');

  await other.reload();
  await page.getByRole('button', { name: 'Delete Senior Analyst at Koyal Pay' }).click();
  await form(page).getByRole('button', { name: 'Delete' }).click();
  await expect(experiences(page)).toContainText('No work experience yet');
  await other.getByRole('button', { name: 'Delete Senior Analyst at Koyal Pay' }).click();
  await form(other).getByRole('button', { name: 'Delete' }).click();
  await expect(experiences(other)).toContainText('No work experience yet');
});

test('what could not be saved says so, and stays', slow, async ({ page }) => {
  await asMember(page, '/user');
  await page.getByRole('button', { name: 'Add work experience' }).click();
  await form(page).getByLabel('Company').fill('Koyal Pay');
  await form(page).getByLabel('Designation').fill('Analyst');
  await page.keyboard.press('Tab');
  await form(page).getByLabel('I work here now').check();
  await chooseMonth(page, 'From', 'April', '2023');
  await page.route('**/api/user/user/v3/work-experience', (route) => route.abort());
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toContainText('No connection, or no answer. What you typed is still here');
  await page.unroute('**/api/user/user/v3/work-experience');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(experiences(page)).toContainText('Analyst');
});
