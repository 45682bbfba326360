import { asMember } from '#tests/journeys/members.ts';
import { hydrated, expect, holdScripts, phone, test } from '#tests/journeys/people.ts';

test.describe('the skeleton of a member’s page', () => {
  test.use({ viewport: phone, serviceWorkers: 'block' });

  test('lets a reader write on while the page takes its place (R-139)', async ({ page }) => {
    await asMember(page, '/list-of-companies');
    const letGo = await holdScripts(page);
    await page.goto('/list-of-companies', { waitUntil: 'commit' });
    const box = page.getByRole('main').getByRole('searchbox').first();
    await box.pressSequentially('Ba');
    letGo();
    await hydrated(page);
    await expect(box).toBeFocused();
    await page.keyboard.type('kul');
    await expect(box).toHaveValue('Bakul');
  });

  test('gives way to the whole page where a script does not come @all', async ({ page }) => {
    await asMember(page, '/list-of-companies');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/list-of-companies');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
    await page.unroute('**/*.js');
    await page.reload();
    await hydrated(page);
  });

  test('leads to the place that an address names, as a link does (R-066) @all', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await asMember(page, '/communities');
    const link = page.locator('a[href$="#comments"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.locator('#comments')).toBeInViewport();
    await page.goto('/list-of-companies');
    await page.goto(address);
    await expect(page.locator('#comments')).toBeInViewport();
    await hydrated(page);
  });
});
