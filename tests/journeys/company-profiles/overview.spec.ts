import type { APIRequestContext } from 'playwright/test';
import { desktop, expect, inAll, phone, test, visit } from '#tests/journeys/people.ts';

interface Profile {
  readonly isClaimed: boolean;
  readonly faq: readonly { readonly question: string }[];
  readonly lifeAtCompany: readonly unknown[];
  readonly leadership: readonly unknown[];
}

/** A company that says much of itself and has offices and companies that belong with it: the demo world has some among its most reviewed. */
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

  test('goes to a section from beside the page, opens an answer, and follows the offices and the companies with it', async ({ page, request }) => {
    const urlName = await talkative(request);
    await visit(page, `/overview/${urlName}-overview`);
    const links = page.getByRole('navigation', { name: 'On this page' });
    await links.getByRole('link', { name: 'Questions people ask' }).click();
    await expect(page).toHaveURL(/#faq$/);
    const faq = page.locator('#faq');
    await expect(faq.getByRole('heading', { level: 2 })).toBeInViewport();
    const first = faq.locator('details').first();
    await first.locator('summary').click();
    await expect(first.locator('p').first()).toBeVisible();
    await expect(page.getByText(/is being actively managed by/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'get access from here', exact: true })).toHaveAttribute('href', '/contact');

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

test.describe('a reader on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('reads every page about a company without scrolling sideways, its pictures among them (R-019, R-029)', inAll, async ({ page, request }) => {
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
