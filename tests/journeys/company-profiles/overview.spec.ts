import type { APIRequestContext } from 'playwright/test';
import { desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';

interface Profile {
  readonly isClaimed: boolean;
  readonly faq: readonly { readonly question: string }[];
  readonly lifeAtCompany: readonly unknown[];
  readonly leadership: readonly unknown[];
}

/** Company with a full profile, found among the demo's most reviewed. */
async function talkative(request: APIRequestContext): Promise<string> {
  const { items } = (await (await request.get('/api/company/v1/companies?limit=50')).json()) as { readonly items: readonly { readonly urlName: string }[] };
  for (const { urlName } of items) {
    const of = async (part: string): Promise<unknown> => (await request.get(`/api/company/v1/company/${urlName}/${part}`)).json();
    const { isClaimed, faq, lifeAtCompany, leadership } = (await of('profile')) as Profile;
    if (!isClaimed || faq.length === 0 || lifeAtCompany.length === 0 || leadership.length === 0) continue;
    const [offices, associated] = (await Promise.all([of('offices'), of('associated')])) as { readonly items: readonly unknown[] }[];
    if ((offices?.items.length ?? 0) > 1 && (associated?.items.length ?? 0) > 0) return urlName;
  }
  throw new Error('No company of the demo world says much of itself.');
}

test.describe('a reader who wants to know a company (R-018, R-019, R-028, R-037)', () => {
  test.use({ viewport: desktop });

  test('opens an answer of the company, and follows its offices and the companies with it', async ({ page, request }) => {
    const urlName = await talkative(request);
    await visit(page, `/overview/${urlName}-overview`);
    const first = page.locator('#faq details').first();
    await first.locator('summary').click();
    await expect(first.locator('p').first()).toBeVisible();
    await expect(page.getByText(/is being actively managed by/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'get access from here', exact: true })).toHaveAttribute('href', '/for-companies?company=pravaha-cloudworks');

    await page.locator('#locations').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/locations\/[a-z0-9-]+-offices$/);
    await page.getByRole('link', { name: 'All offices' }).click();
    await expect(page).toHaveURL(`/overview/${urlName}-overview/locations`);
    await expect(page.getByRole('heading', { level: 2, name: /^Offices of / })).toBeVisible();
    await page.getByRole('navigation', { name: 'About this company' }).getByRole('link', { name: 'Associated Companies' }).click();
    await expect(page).toHaveURL(`/overview/${urlName}-overview/organisation`);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});

/** Most room of a company's head on a phone, from the bar to the tabs. */
const tallestHead = 260;

test.describe('a reader on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('has the answers on the first screen, and nothing moves (R-018, R-031)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, { shifted: Number(Reflect.get(globalThis, 'shifted')) + Number(Reflect.get(entry, 'value')) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/overview/saptarishi-infotech-overview');
    const tabs = page.getByRole('navigation', { name: 'Company pages' });
    const bar = await page.locator('.topbar').boundingBox();
    expect(((await tabs.boundingBox())?.y ?? Infinity) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThanOrEqual(tallestHead);
    expect(await tabs.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await expect(tabs.getByRole('link', { name: /^Reviews/ })).toBeInViewport({ ratio: 1 });
    const known = page.getByRole('region', { name: 'Things to know first' });
    await expect(known.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await expect(known.getByRole('link')).toHaveCount(4);
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.02);
    const count = await tabs
      .getByRole('link', { name: /^Reviews/ })
      .locator('small')
      .textContent();
    await page.getByRole('link', { name: `Read all ${count ?? ''}` }).click();
    await expect(page).toHaveURL('/reviews/saptarishi-infotech-reviews');
    await expect(
      page
        .getByRole('main')
        .locator('header')
        .getByRole('link', { name: `${count ?? ''} reviews` }),
    ).toBeVisible();
    await page.getByText('How people rated it').click();
    await expect(page.getByText('Work and life balance').first()).toBeVisible();
    expect(await tabs.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  });

  test('sees the tab of a page further on, and that there are more', async ({ page }) => {
    await visit(page, '/benefits/saptarishi-infotech-benefits');
    const tabs = page.getByRole('navigation', { name: 'Company pages' });
    await expect(tabs.getByRole('link', { name: /^Benefits/ })).toBeInViewport({ ratio: 1 });
    await expect(tabs.getByRole('link', { name: /^Jobs/ })).toBeInViewport({ ratio: 0.1 });
  });

  test('reads every page about a company without scrolling sideways, its pictures among them (R-019, R-029)', slow, async ({ page, request }) => {
    const overview = `/overview/${await talkative(request)}-overview`;
    for (const url of [overview, `${overview}/locations`, `${overview}/organisation`]) {
      await visit(page, url);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), url).toBeLessThanOrEqual(0);
    }
    await visit(page, overview);
    const picture = page.locator('#life img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
  });
});
