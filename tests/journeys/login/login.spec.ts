import { somePost } from '#tests/journeys/communities/composing.ts';
import { logInHere, openLogin, signInAs, type ProviderName } from '#tests/journeys/members.ts';
import { acrossProcesses, desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

const narrowed = '/list-of-companies?rating=3&sort=rating';
const names: readonly ProviderName[] = ['Google', 'your job portal', 'LinkedIn', 'Microsoft'];

test.describe('a guest who logs in', () => {
  test.use({ viewport: desktop });

  for (const provider of names) {
    test(
      `with ${provider} comes back to the page they left, with its filters (R-124, R-130 to R-132)`,
      provider === 'Google' ? acrossProcesses : slow,
      async ({ page, context }) => {
        await visit(page, narrowed);
        const companies = await page.locator('main li h2').allTextContents();
        await openLogin(page);
        await logInHere(page, { provider });
        await hears(page, 'You are logged in.');
        await expect(page).toHaveURL(narrowed);
        await expect(page.locator('main li h2')).toHaveText(companies);
        const cookies = await context.cookies();
        const tokens = cookies.filter(({ name }) => /^(__Host-)?(AT|RT)$/.test(name));
        expect(tokens.length).toBe(2);
        for (const token of tokens) expect([token.httpOnly, token.path, ['Lax', 'Strict'].includes(token.sameSite)]).toEqual([true, '/', true]);
        const readable = await page.evaluate(() => document.cookie);
        for (const token of tokens) expect(readable).not.toContain(token.value);
      },
    );

    test(
      `with ${provider}, and changes their mind there, sees that and reads on (R-132, R-240 to R-243)`,
      provider === 'Google' ? {} : slow,
      async ({ page, context }) => {
        await visit(page, narrowed);
        await openLogin(page);
        await page.getByRole('link', { name: `Continue with ${provider}` }).click();
        await signInAs(page, 'Do not log in');
        await expect(page.getByRole('alert').getByText(/ogin (f|F)ailed!/)).toBeVisible();
        await expect(page.getByText('Please try again after some time.')).toBeVisible();
        await expect(page).toHaveURL(narrowed);
        await expect(page.getByRole('dialog')).toBeHidden();
        expect((await context.cookies()).filter(({ name }) => /AT$|RT$|UAC_/.test(name))).toEqual([]);
      },
    );
  }

  test('is not sent to LinkedIn again after it has failed, but elsewhere (R-146)', slow, async ({ page }) => {
    await visit(page, '/?linkedinLogin=failed');
    await hears(page, 'LinkedIn login failed!');
    await openLogin(page);
    await page.getByRole('link', { name: 'Continue with LinkedIn' }).click();
    await expect(page.getByText('Something Went Wrong!')).toBeVisible();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Who would you like to be?' })).toBeVisible();
  });

  test('needs nothing but the keyboard', async ({ page }) => {
    await visit(page, '/list-of-companies');
    const way = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(way).toBeFocused();
    await page.keyboard.press('Enter');
    const google = page.getByRole('link', { name: 'Continue with Google' });
    await google.waitFor();
    for (let steps = 0; steps < 10 && !(await google.evaluate((link) => link === document.activeElement)); steps++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const newcomer = page.getByRole('button', { name: 'Someone new' });
    await newcomer.waitFor();
    for (let steps = 0; steps < 20 && !(await newcomer.evaluate((button) => button === document.activeElement)); steps++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  });

  test('by a URL alone is nobody (S-33)', slow, async ({ page }) => {
    await visit(page, '/list-of-companies?onLogin=true&openOnboarding=w&openCreatePost=true&campaign=x&rating=4');
    await expect(page).toHaveURL('/list-of-companies?rating=4');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('You are logged in.')).toBeHidden();
  });

  test('is known from the first paint of the next page (R-139) @all', async ({ page }) => {
    await visit(page, '/');
    await openLogin(page);
    await logInHere(page);
    const asked: string[] = [];
    page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && asked.push(request.url()));
    await visit(page, '/list-of-companies');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    // News of decisions and of others, and the own part of the first page, are asked for once a page is alive; who the member is, never.
    expect(asked.filter((url) => !/\/decisions\/own\/news$|\/v1\/notifications\?|\/v1\/home\/own$|\/v1\/contribution-prompts$/.test(url))).toEqual([]);
    const rendered = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
    expect(rendered).toContain('aria-label="Your account"');
  });
});

test.describe('a URL', () => {
  for (const [value, title] of [
    ['review', 'Log in to write a review'],
    ['signout', 'You have been logged out'],
    ['some_campaign', 'Log in'],
  ] as const) {
    test(`with showLoginModal=${value} opens the login once (R-206, D-22) @all`, value === 'review' ? {} : slow, async ({ page }) => {
      await visit(page, `/list-of-companies?rating=4&showLoginModal=${value}`);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL('/list-of-companies?rating=4');
      await dialog.getByRole('button', { name: 'Keep reading without an account' }).click();
      await page.reload();
      await expect(page.locator('html[data-alive]')).toHaveCount(1);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`a guest on a ${size}`, () => {
    test.use({ viewport });

    test('reads pages without being asked anything, and finds the login explained (R-151, R-152, F-05)', slow, async ({ page }) => {
      await page.clock.install();
      const ahead = page.waitForResponse(/\/login-en\.[^/]*js$/);
      await visit(page, '/list-of-companies');
      await page.clock.runFor(15_000);
      await ahead;
      await visit(page, await somePost(page));
      await page.clock.runFor(15_000);
      await expect(page.locator('[data-lower-bar], dialog[open], .toast')).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await expect(page.getByRole('dialog', { name: 'Log in' })).toContainText('To vote, post and follow. Reading never needs an account.');
    });

    test('leaves the login to where they were (R-127, R-128)', slow, async ({ page }) => {
      await visit(page, '/settings/need-help');
      await page.getByRole('main').getByRole('link', { name: 'Your devices' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await page.getByRole('button', { name: 'Keep reading without an account' }).click();
      await expect(page).toHaveURL('/settings/need-help');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await visit(page, '/communities');
      await page.getByRole('button', { name: /^Ask, share/ }).click();
      const composer = page.getByRole('dialog', { name: 'Write a post' });
      await composer.getByLabel('Title').fill('How long is your notice?');
      await composer.getByRole('combobox', { name: 'Community' }).click();
      await composer.getByRole('option').first().click();
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      const login = page.getByRole('dialog', { name: 'Log in to write' });
      await expect(login.getByRole('button', { name: 'Close' })).toHaveCount(0);
      await login.getByRole('button', { name: 'Back' }).click();
      await expect(login).toBeHidden();
      await expect(page).toHaveURL('/communities');
    });
  });
}
