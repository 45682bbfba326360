import { axeViolations, expect, isReadable, phone, slow, test, visit } from '#tests/journeys/people.ts';

const lines = ['id,title,city,description,apply_url', '1,Pharmacist,Pune,You run the night counter.,https://careers.example.org/1'].join('\n');

test.describe('a company that lists its own jobs, on a phone (R-193)', () => {
  test.use({ viewport: phone });

  test('types one, sees it as readers will, publishes it, and takes others from a file', slow, async ({ page }) => {
    await visit(page, '/for-companies?company=hansavihar-wind');
    await page.getByRole('button', { name: 'Play the owner of Hansavihar Wind' }).click();
    await expect(page).toHaveURL(/\/for-companies\/[a-z\d-]+$/);
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.getByRole('button', { name: 'Type a job' }).click();
    await page.getByRole('textbox', { name: 'Job title' }).fill('Night Editor');
    await page.getByRole('textbox', { name: 'Cities' }).fill('Pune');
    await page.getByRole('textbox', { name: 'What the work is' }).fill('You edit what comes in at night, in three shifts, with two others.');
    await page.getByRole('textbox', { name: 'Where people apply' }).fill('https://careers.example.org/night-editor');
    await isReadable(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'See how people will see it' }).click();
    await expect(page.getByRole('heading', { name: 'This is how people will see it' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Jobs from a file').click();
    await page.getByRole('textbox', { name: 'Or paste its lines here' }).fill(lines);
    await page.locator('details').getByRole('button', { name: 'Try without publishing' }).click();
    await page.getByRole('button', { name: 'Publish these jobs' }).click();
    await expect(page.getByRole('link', { name: 'Pharmacist' })).toBeVisible();
    await isReadable(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Night Editor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Night Editor' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/by the company$/)).toBeVisible();
  });
});
