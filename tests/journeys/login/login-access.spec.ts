import { signInAs } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, slow, inEveryLanguageAndSize, test, visit } from '#tests/journeys/people.ts';

inEveryLanguageAndSize('desktop in hi', (language) => {
  test('axe finds nothing in the login @all', async ({ page }) => {
    await visit(page, '/list-of-companies?showLoginModal=review');
    await expect(page.locator('dialog[open] a[href^="/login/google"]')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('axe finds nothing on its page, or among the devices', slow, async ({ page }) => {
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await axeViolations(page)).map((barrier) => `${name}: ${barrier}`));
    await visit(page, '/login?context=salary');
    await look('its page');
    await visit(page, '/session');
    await look('the devices of a guest');
    await page.goto('/login/google?referer=%2Fsession');
    if (language === 'en') await signInAs(page, 'Someone new');
    else await page.getByRole('button', { name: 'कोई नया' }).click();
    await expect(page.locator('#open-sessions')).toBeVisible();
    await page.locator('section[aria-labelledby="recovery-codes"] button').click();
    await expect(page.locator('section[aria-labelledby="recovery-codes"] li')).toHaveCount(10);
    await look('the devices');
    expect(found).toEqual([]);
  });

  test('nothing is cut off or wider than the screen @all', async ({ page }) => {
    for (const url of ['/login', '/session', '/?showLoginModal=applyForJobs']) {
      await visit(page, url);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('a guest whose browser runs no script', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('logs in anyway, and comes back to where they were (R-125, R-131)', async ({ page }) => {
    await page.goto('/list-of-companies?rating=3');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
    await page.getByRole('link', { name: 'Continue with Microsoft' }).click();
    await signInAs(page, 'Someone new');
    await expect(page).toHaveURL(/^[^?]*\/list-of-companies\?rating=3&onLogin=true$/);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Devices and passkeys' }).click();
    await expect(page.getByText('Logged in with Microsoft · Used this month')).toBeVisible();
  });

  test('goes back to the page they came from, without an account (F-05)', slow, async ({ page }) => {
    await page.goto('/login?referer=%2Flist-of-companies%3Frating%3D3');
    await page.getByRole('link', { name: 'Keep reading without an account' }).click();
    await expect(page).toHaveURL('/list-of-companies?rating=3');
  });
});
