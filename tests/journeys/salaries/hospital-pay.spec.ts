import type { Page } from 'playwright/test';
import { axeViolations, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';
import { Actions } from './actions.ts';

/** Path from the first page to a company's pay, press by press. */
async function toPayOf(page: Page, name: string): Promise<Actions> {
  const actions = new Actions();
  await visit(page, '/');
  await page.getByRole('main').getByRole('searchbox', { name: 'Company, job or city' }).fill(name);
  await actions.take(() => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/\/search\?q=/);
  await actions.take(() => page.getByRole('main').getByRole('link', { name, exact: true }).first().click());
  await actions.take(() => page.getByRole('navigation', { name: 'Company pages' }).getByRole('link', { name: 'Salaries' }).click());
  await expect(page).toHaveURL(/\/salaries\/[\w-]+-salaries$/);
  return actions;
}

interface Reported {
  readonly slice: unknown;
  readonly jobs: readonly unknown[];
  readonly nearest: { readonly jobs: readonly unknown[]; readonly companies: readonly unknown[] } | null;
}

test.describe('a nurse on a phone, signed out (R-021, F-05)', () => {
  test.use({ viewport: phone });

  test('reads a hospital’s pay in three presses, or what to see instead (R-011)', async ({ page }) => {
    const withPay = await toPayOf(page, 'Hariyal Eye Hospital');
    await expect(page.getByRole('list', { name: 'By job' }).getByRole('listitem').first()).toContainText('LPA');
    expect(withPay.count).toBeLessThanOrEqual(3);

    const without = await toPayOf(page, 'Latabhumi Hospital');
    await expect(page.getByRole('heading', { name: 'We do not have sufficient salary data.' })).toBeVisible();
    const jobs = page.getByRole('list', { name: 'What these jobs pay elsewhere' });
    await expect(
      jobs
        .getByRole('listitem')
        .filter({ hasText: /people.*LPA/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'What similar companies pay' }).getByRole('listitem').first()).toContainText(/people.*LPA/);
    expect(without.count).toBeLessThanOrEqual(3);
    expect(await axeViolations(page)).toEqual([]);
    await jobs.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: / pay / })).toBeVisible();
  });

  test('finds figures at every hospital there is (R-021)', slow, async ({ page }) => {
    const list = await page.request.get('/api/company/v1/companies?industry=hospitals&limit=50');
    const { items }: { readonly items: readonly { readonly urlName: string }[] } = await list.json();
    expect(items.length).toBeGreaterThanOrEqual(2);
    const without: string[] = [];
    for (const { urlName } of items) {
      const reported: Reported = await (await page.request.get(`/api/salary/v1/company/${urlName}/salaries`)).json();
      if (!reported.slice && reported.jobs.length === 0 && !(reported.nearest && reported.nearest.jobs.length + reported.nearest.companies.length > 0))
        without.push(urlName);
    }
    expect(without).toEqual([]);
  });
});
