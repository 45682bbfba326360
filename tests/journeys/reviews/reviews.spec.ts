import { asMember } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, phone, test, visit } from '#tests/journeys/people.ts';

const card = 'main article';

test.describe('someone who comes from a search engine, signed out (R-020, R-003, F-05)', () => {
  test.use({ viewport: desktop });

  test('reads a company’s ratings, narrows reviews, and each state has its address (R-008, R-009)', async ({ page }) => {
    await visit(page, '/reviews');
    await page.locator(card).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/reviews\/.+-reviews$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Ratings' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const stars = page.getByRole('group', { name: 'Stars' });
    await stars.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?rating=\d$/);
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect(page).toHaveURL(/\?rating=\d&sort=newToOld$/);
    await page.reload();
    await expect(stars.getByRole('checkbox').first()).toBeChecked();
    await expect(page.locator(card).first()).toBeVisible();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\?sort=newToOld$/);

    const helpful = page
      .locator(card)
      .first()
      .getByRole('button', { name: /helpful/i });
    await helpful.click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('makes the rating again in the browser, and it is the same (F-19) @all', async ({ page }) => {
    await visit(page, '/list-of-companies');
    await page.locator('main li h2 a').first().click();
    const tabs = page.getByRole('navigation', { name: 'Company pages' });
    await tabs.getByRole('link', { name: /^Reviews/ }).click();
    await expect(page).toHaveURL(/-reviews$/);
    await page.getByText('How is this calculated?').click();
    await page.getByRole('button', { name: 'Recalculate here' }).click();
    await expect(page.getByText(/^Your browser gets \d\.\d\d: the same number\.$/)).toBeVisible();
  });
});

test.describe('a member on a phone (R-074)', () => {
  test.use({ viewport: phone });

  test('marks a review as helpful, finds the mark again, and reports another (F-17)', async ({ page }) => {
    await asMember(page, '/reviews?sort=popularity', 'Fair Gulmohar');
    const helpful = page
      .locator(card)
      .first()
      .getByRole('button', { name: /helpful/i });
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await page.locator(card).first().getByRole('link', { name: 'Open only this review' }).click();
    await expect(page).toHaveURL(/\/review\/[a-z0-9]+$/);
    await expect(page.locator(card)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /helpful/i })).toHaveAttribute('aria-pressed', 'true');
    const said = await page.getByRole('button', { name: /helpful/i }).textContent();
    await page.reload();
    await expect(page.getByRole('button', { name: /helpful/i })).toHaveAttribute('aria-pressed', 'true');
    expect(await page.getByRole('button', { name: /helpful/i }).textContent()).toBe(said);
    expect(await page.locator('main').innerHTML()).not.toMatch(/datePublished|\d{4}-\d{2}-\d{2}T\d{2}/);
    await page.getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: /Report|Send/ }).click();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
