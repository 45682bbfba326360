import { desktop, expect, phone, test, visit } from '#tests/journeys/people.ts';

test.describe('the frame on a desktop', () => {
  test.use({ viewport: desktop });

  test('leads to every screen there is, and marks more precise ways as its own (R-200)', async ({ page }) => {
    await visit(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' }).first();
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await nav.getByRole('link', { name: 'Companies', exact: true }).click();
    await expect(page).toHaveURL('/list-of-companies');
    await nav.getByRole('button', { name: 'Companies, more choices' }).click();
    await page.getByRole('menuitem', { name: 'Best rated' }).click();
    await expect(page).toHaveURL('/list-of-companies?sort=rating&campaign=desktop_nav');
    await expect(page.getByRole('link', { name: 'Best rated' })).toHaveAttribute('aria-current', 'true');
  });

  test('opens one list at a time, and closes it when chosen again (R-010) @all', async ({ page }) => {
    await visit(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' }).first();
    const [companies, salaries] = ['Companies', 'Salaries'].map((name) => nav.getByRole('button', { name: `${name}, more choices` }));
    await companies?.click();
    await expect(page.getByRole('menuitem', { name: 'Compare companies' })).toBeVisible();
    await companies?.click();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await companies?.click();
    await salaries?.click();
    await expect(page.getByRole('menuitem', { name: 'Compare companies' })).toBeHidden();
    await expect(page.getByRole('menuitem', { name: 'Gratuity' })).toBeVisible();
  });

  test('stays where it is when a link leads to where one is already (R-203) @all', async ({ page }) => {
    await visit(page, '/list-of-companies');
    const length = await page.evaluate(() => history.length);
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Companies', exact: true }).click();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('lets the keyboard skip to the content, and moves the focus there on every arrival', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.getByRole('link', { name: 'All companies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
    await expect(page).toHaveTitle('Companies in India | Daftar');
  });

  test('speaks Hindi when asked, at once and from then on', async ({ page }) => {
    await visit(page, '/list-of-companies');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('कंपनियाँ');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('कंपनियाँ');
    await expect(page).toHaveTitle(/भारत की कंपनियाँ/);
  });

  test('turns dark when asked, and is dark from the first paint of the next visit', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('contentinfo').getByText('Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const rendered = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
    expect(rendered).toContain('data-theme="dark"');
  });

  test('answers a URL that leads nowhere with ways on @all', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Companies' }).click();
    await expect(page).toHaveURL('/list-of-companies');
  });

  test('tells everyone what is kept, and for how long (F-15) @all', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'See what we keep' }).click();
    await page.locator('#tables > summary').click();
    const reports = page.locator('section section').filter({ has: page.getByRole('heading', { name: 'error_report', exact: true }) });
    await expect(reports.getByText('Erased after 90 days.')).toBeVisible();
    await reports.locator('summary').click();
    await expect(reports.getByRole('rowheader', { name: 'message' })).toBeVisible();
  });
});

test('a page opened by the browser begins at its top, and Back returns', async ({ page }) => {
  await visit(page, '/list-of-companies');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await visit(page, '/transparency');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
});

test('every page ends with the way to what was removed (F-04) @all', async ({ page }) => {
  await visit(page, '/list-of-companies');
  await page.getByRole('contentinfo').getByRole('link', { name: 'What was removed' }).click();
  await expect(page).toHaveURL('/transparency');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('the frame on a phone (R-201)', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('has its bar under the thumb and the rest in a drawer', async ({ page }) => {
    await visit(page, '/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Companies' }).tap();
    await expect(page).toHaveURL('/list-of-companies');
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(1);
    await bar.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Jobs' })).toBeInViewport();
    await drawer.getByText('हिन्दी').tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'मुख्य' }).getByRole('button')).toBeFocused();
  });
});
