import { asMember } from '#tests/journeys/members.ts';
import { expect, test, visit } from '#tests/journeys/people.ts';

test.describe('the rewards (R-007)', () => {
  test('explain themselves to a guest, and ask for a login at a coupon', async ({ page }) => {
    await visit(page, '/rewards');
    await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
    await expect(page.getByText('Reviews give no points: nobody is paid for stars.')).toBeVisible();
    await page.getByText('Why nobody can tell what you shared').click();
    await expect(page.getByText('No account and no cookie is sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Get it for 1 point: A cup of chai' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in to see your coupons' })).toBeVisible();
  });

  test('are found from the contributions, and say what is missing for a coupon', async ({ page }) => {
    await asMember(page, '/contribute', 'Steady Marigold');
    await page.getByRole('link', { name: 'Your points and rewards' }).click();
    await expect(page.getByRole('region', { name: 'Your points' }).getByText('0 points')).toBeVisible();
    await expect(page.getByText('This coupon costs 3 points. You need 3 more.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Say what you earn' })).toBeVisible();
  });
});
