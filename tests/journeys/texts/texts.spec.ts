import { axeViolations, desktop, expect, slow, isReadable, phone, test, visit } from '#tests/journeys/people.ts';

const pages = [
  ['/legal/privacy-policy', 'Privacy policy', 'निजता नीति'],
  ['/legal/community-guidelines', 'Community guidelines', 'समुदाय के नियम'],
  ['/legal/terms-of-use', 'Terms of use', 'इस्तेमाल की शर्तें'],
  ['/legal/security-checks', 'Security checks', 'सुरक्षा की जाँच'],
  ['/terms-and-policies', 'Terms and policies', 'शर्तें और नीतियाँ'],
  ['/faq', 'Questions and answers', 'सवाल और जवाब'],
  ['/blog', 'Blog', 'ब्लॉग'],
  ['/credits', 'Credits', 'श्रेय'],
] as const;

test('the rules here are read in both languages, on a phone with contents (R-244, R-245)', slow, async ({ page, baseURL }) => {
  for (const [url, english, hindi] of pages) {
    await page.context().addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
    await page.setViewportSize(phone);
    await visit(page, url);
    await expect(page.getByRole('heading', { level: 1, name: hindi })).toBeVisible();
    await isReadable(page);
    await page.context().clearCookies({ name: 'lang' });
    await page.setViewportSize(desktop);
    await visit(page, url);
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
    await isReadable(page);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('its contents lead to their places, and its language follows the reader (R-245)', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and policies' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/\/legal\/privacy-policy#rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  await page.getByRole('contentinfo').getByText('हिन्दी').click();
  await expect(page.getByRole('heading', { level: 1, name: 'निजता नीति' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'आपके अधिकार' })).toHaveAttribute('id', 'rights');
  await page.setViewportSize(phone);
  await expect(contents).toBeHidden();
  await page.getByText('इस पेज पर').first().click();
  await page.getByRole('link', { name: 'संदेश', exact: true }).click();
  await expect(page).toHaveURL(/#messages$/);
});

test('on paper is the text alone (R-245)', slow, async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/legal/terms-of-use');
  await page.emulateMedia({ media: 'print' });
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation', { name: 'On this page' })])
    await expect(around).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complaints' })).toBeVisible();
  await page.emulateMedia({ media: null });
});

test('a blog post is read from its list, and a wrong address says so (R-244)', slow, async ({ page }) => {
  await visit(page, '/blog');
  await page.getByRole('link', { name: 'A week, not a day' }).click();
  await expect(page).toHaveURL('/blog/a-week-not-a-day');
  await expect(page.getByRole('heading', { level: 1, name: 'A week, not a day' })).toBeVisible();
  await visit(page, '/blog/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such post.' })).toBeVisible();
});
