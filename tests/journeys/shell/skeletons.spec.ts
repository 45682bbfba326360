import { asMember } from '#tests/journeys/members.ts';
import { alive, expect, holdScripts, phone, test } from '#tests/journeys/people.ts';

test.describe('the skeleton of a member’s page', () => {
  test.use({ viewport: phone, serviceWorkers: 'block' });

  test('lets a reader write on while the page takes its place (R-139)', async ({ page }) => {
    await asMember(page, '/list-of-companies');
    const letGo = await holdScripts(page);
    await page.goto('/list-of-companies', { waitUntil: 'commit' });
    const box = page.getByRole('main').getByRole('searchbox').first();
    await box.pressSequentially('Ba');
    letGo();
    await alive(page);
    await expect(box).toBeFocused();
    await page.keyboard.type('kul');
    await expect(box).toHaveValue('Bakul');
  });

  test('gives way to the whole page where a script does not come', async ({ page }) => {
    await asMember(page, '/list-of-companies');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/list-of-companies');
    await expect(page.getByRole('main').getByRole('link', { name: 'Bakul Networks' }).first()).toBeVisible();
    await page.unroute('**/*.js');
    await page.reload();
    await alive(page);
  });

  test('leads to the place that an address names, and so does a link (R-066)', async ({ page }) => {
    await asMember(page, '/overview/bakul-networks-overview#life');
    await page.goto('/companies');
    await page.goto('/overview/bakul-networks-overview#life');
    await alive(page);
    await expect(page.locator('#life')).toBeInViewport();
  });
});
