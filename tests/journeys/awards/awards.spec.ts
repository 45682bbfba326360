import { desktop, expect, slow, isReadable, phone, test, visit } from '#tests/journeys/people.ts';

const edition = '/abeca-2025';

test.describe('a reader who looks for a good employer (R-194, R-197)', () => {
  test.use({ viewport: desktop });

  test('goes from the first page to a list, and on to a company (F-19, R-033)', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Best companies' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee choice awards 2026');
    await page.getByRole('navigation', { name: 'Editions' }).getByRole('link', { name: '2025' }).click();
    await expect(page).toHaveURL(edition);
    await expect(page.getByRole('main')).toContainText('up to 31 December 2024');
    expect(await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Awards' }).getAttribute('aria-current')).toBe('page');
    await isReadable(page);

    await page
      .getByRole('link', { name: /^(See all|To the list)/ })
      .first()
      .click();
    const places = page.getByRole('list', { name: 'Places' });
    await expect(places.getByRole('listitem').first()).toContainText('in two years');
    await page.getByRole('button', { name: 'Count again in my browser' }).dblclick();
    await expect(page.getByText(/^Counted again from the figures of .*: the list is the same\.$/)).toBeVisible();
    await isReadable(page);

    const list = new URL(page.url()).pathname;
    await places.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/overview\//);
    const part = page.getByRole('region', { name: 'Employee choice awards' });
    await part.locator(`a[href="${list}"]`).click();
    await expect(page).toHaveURL(list);
  });

  test('checks a company by the keyboard, and passes the address on (R-196) @all', async ({ page }) => {
    await visit(page, `${edition}`);
    const name = (await page.getByRole('list', { name: 'Places' }).first().getByRole('link').first().textContent()) ?? '';
    await page.getByText('How winners are found').click();
    await page.getByRole('link', { name: 'View qualification criteria' }).click();
    await page.getByRole('combobox', { name: 'Company' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?year=2025&company=/);
    await expect(page.getByRole('heading', { name: `${name} qualifies for 2025` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: `${name} qualifies for 2025` })).toBeVisible();
    await isReadable(page);
  });

  test('finds the three editions at an old token (D-10, R-195)', slow, async ({ page }) => {
    const answer = await page.goto('/awards/2022');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Employee choice awards 2026',
      'Employee choice awards 2025',
      'Employee choice awards 2024',
    ]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an edition and its lists fit, and a broken count resumes (R-197, F-19) @all', async ({ page }) => {
    await visit(page, edition);
    await isReadable(page);
    await page
      .getByRole('link', { name: /^(See all|To the list)/ })
      .first()
      .click();
    await page.getByRole('list', { name: 'Places' }).waitFor();
    await page.route('**/entrants*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Count again in my browser' }).click();
    await expect(page.getByRole('button', { name: 'View qualification criteria' })).toBeVisible();
    await page.unroute('**/entrants*');
    await page.getByRole('button', { name: 'Continue counting' }).click();
    await expect(page.getByText(/: the list is the same\.$/)).toBeVisible();
    await isReadable(page);
  });

  test('speaks Hindi (R-194, R-196) @all', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
    await visit(page, edition);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('कर्मचारियों की पसंद के पुरस्कार 2025');
    await isReadable(page);
    await visit(page, '/abeca-qualifier?year=2025');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('योग्यता की शर्तें 2025');
    await isReadable(page);
  });
});

test('an edition and a list are read without a script (R-194)', slow, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto(edition);
  await page
    .getByRole('link', { name: /^(See all|To the list)/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Places' }).getByRole('listitem').first()).toContainText('in two years');
  await expect(page.getByRole('button', { name: 'Count again in my browser' })).toBeHidden();
});
