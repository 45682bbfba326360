import { hydrated, expect, isReadable, phone, test, visit } from '#tests/journeys/people.ts';

test.describe('a college looked up on a phone (R-006)', () => {
  test.use({ viewport: phone });

  test('is found by name, tells who hires and pays, and leads on (F-05)', async ({ page }) => {
    await visit(page, '/colleges');
    await hydrated(page);
    await page.getByRole('searchbox', { name: 'College' }).fill('shikra');
    await page.getByRole('button', { name: 'Show colleges' }).click();
    await expect(page).toHaveURL('/colleges?text=shikra');
    await page.getByRole('link', { name: 'Shikra College of Engineering' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shikra College of Engineering' })).toBeVisible();

    const came = page.getByRole('region', { name: 'Companies that came' });
    await expect(came.getByRole('listitem').first()).toContainText(/\d+ interviews?/);
    await expect(
      page
        .getByRole('region', { name: /^What freshers are paid/ })
        .getByRole('listitem')
        .first(),
    ).toContainText(/\d+\+ people/);
    await isReadable(page);

    const company = came.getByRole('link').first();
    const name = (await company.textContent()) ?? '';
    await company.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });
});
