import { expect, test } from 'playwright/test';
import { slow } from '#tests/journeys/people.ts';
import { openKit, part, rows } from './kit-sheet.ts';

test.describe('by keyboard alone', () => {
  test.beforeEach(({ page }) => openKit(page));

  test('buttons, chips and switches are pressed', slow, async ({ page }) => {
    const buttons = part(page, 'Buttons');
    const follow = buttons.getByRole('button', { name: 'Following' });
    await follow.focus();
    await page.keyboard.press('Enter');
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    const newest = buttons.getByRole('button', { name: 'Newest' });
    await newest.focus();
    await page.keyboard.press('Space');
    await expect(newest).toHaveAttribute('aria-pressed', 'true');
    await expect(buttons.getByRole('button', { name: 'Most helpful' })).toHaveAttribute('aria-pressed', 'false');
    const bursts = buttons.getByRole('switch', { name: 'Leave out spike weeks' });
    await bursts.focus();
    await page.keyboard.press('Space');
    await expect(bursts).not.toBeChecked();
  });

  test('a busy button keeps the focus', slow, async ({ page }) => {
    const saving = part(page, 'Buttons').getByRole('button', { name: 'Saving' });
    await saving.focus();
    await expect(saving).toBeFocused();
    await expect(saving).toHaveAttribute('aria-disabled', 'true');
  });

  test('a slider moves by arrows, Home and End, and says its value', slow, async ({ page }) => {
    const slider = part(page, 'Form fields').getByRole('slider', { name: 'Years of experience' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '5 years');
    await page.keyboard.press('End');
    await expect(part(page, 'Form fields').getByText('30 years', { exact: true })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
  });

  test('a select and a row of segments change by arrows', slow, async ({ page }) => {
    const select = part(page, 'Form fields').getByRole('combobox', { name: 'People in India' });
    await select.focus();
    await page.keyboard.press('ArrowDown');
    await expect(select).toHaveValue('11 to 50');
    await part(page, 'Form fields').getByRole('radio', { name: 'Office' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'Form fields').getByRole('radio', { name: 'Hybrid' })).toBeChecked();
  });

  test('a field says what is wrong with it', slow, async ({ page }) => {
    const field = part(page, 'Form fields').getByRole('textbox', { name: 'Total experience' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Choose between Fresher and 30 years.');
  });

  test('tabs move by arrows, Home and End', slow, async ({ page }) => {
    const tabs = page.getByRole('tablist', { name: 'Ways to read this' });
    await tabs.getByRole('tab', { name: 'Reviews' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Salaries' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveText('What people earn.');
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel')).toHaveText('What comes on top of pay.');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });
});

test.describe('a field that suggests', () => {
  test.beforeEach(({ page }) => openKit(page));

  test('offers matches, moves by arrows and takes one by Enter', async ({ page }) => {
    const field = part(page, 'Form fields').getByRole('combobox', { name: 'City', exact: true });
    await field.focus();
    await page.keyboard.type('be');
    const options = rows(page);
    await expect(options).toHaveText(['Bengaluru Karnataka', 'Benapole Road Kolkata', 'Add “be”']);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Benapole Road');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText('Chosen: Benapole Road')).toBeVisible();
  });

  test('closes by Escape, opens again by an arrow, and takes a new entry', slow, async ({ page }) => {
    const field = part(page, 'Form fields').getByRole('combobox', { name: 'City', exact: true });
    await field.focus();
    await page.keyboard.type('Puducherry');
    await expect(rows(page)).toHaveText(['Add “Puducherry”']);
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('Puducherry');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chosen: Puducherry')).toBeVisible();
  });

  test('leaves Enter to the search where it only helps along', slow, async ({ page }) => {
    await part(page, 'Form fields').getByRole('combobox', { name: 'Where shall it be?' }).focus();
    await page.keyboard.type('Pu');
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/list-of-companies\?name=Pu$/);
  });

  test('takes a row that is pressed', slow, async ({ page }) => {
    const field = part(page, 'Form fields').getByRole('combobox', { name: 'City', exact: true });
    await field.fill('pun');
    await rows(page).filter({ hasText: 'Pune' }).click();
    await expect(field).toHaveValue('Pune');
    await expect(field).toBeFocused();
  });
});

test('a way to where one already is only goes to the top (R-203)', slow, async ({ page }) => {
  await openKit(page);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('navigation', { name: 'Company pages' }).getByRole('link', { name: 'Reviews' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
