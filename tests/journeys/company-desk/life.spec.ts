import type { Page } from 'playwright/test';
import { axeViolations, desktop, expect, isReadable, slow, test, visit } from '#tests/journeys/people.ts';
import { codeFor, ownAddress } from '#tests/journeys/onboarding/onboarding.ts';

const company = { urlName: 'betwa-analytics', name: 'Betwa Analytics' };

/** Proves an address of the company, and acts for it under a name. */
async function come(page: Page, name: string): Promise<void> {
  const address = ownAddress(`${company.urlName}.example`);
  await visit(page, `/for-companies?company=${company.urlName}`);
  await page.getByRole('textbox', { name: 'Email at your company’s own domain' }).fill(address);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(await codeFor(page, address));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByRole('textbox', { name: 'Your name, for colleagues' }).fill(name);
  await page.getByRole('button', { name: `Act for ${company.name}` }).click();
}

const open = (page: Page, part: string) => page.getByRole('navigation', { name: 'For companies' }).getByRole('link', { name: part }).click();

test.describe('the desk of a company, from its first person to the next owner (R-037)', () => {
  test.use({ viewport: desktop });

  test('lets a colleague in, puts a fact right, reports, and is handed over', slow, async ({ page, browser, baseURL }) => {
    await come(page, 'Meera Kulkarni');
    await expect(page.getByText(/You are Meera Kulkarni, owner/)).toBeVisible();
    const colleague = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop })).newPage();
    await come(colleague, 'Arvind Salvi');
    await expect(colleague.getByText('The owner is asked').first()).toBeVisible();

    await page.reload();
    await open(page, 'People');
    await page.getByRole('button', { name: 'Let in: Arvind Salvi' }).click();
    await expect(page.getByText(/ · Writer/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await visit(colleague, `/for-companies/${company.urlName}`);
    await colleague
      .getByRole('button', { name: /^Report: / })
      .first()
      .click();
    const report = colleague.getByRole('dialog');
    await report.getByRole('radio', { name: 'An ad or spam' }).check();
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(colleague.getByText('1 review. 1 waits for a moderator.')).toBeVisible();

    await open(page, 'Facts');
    await page.getByRole('button', { name: 'Change: Founded' }).click();
    await page.getByRole('textbox', { name: 'Founded' }).fill('1994');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('row', { name: /^Founded 1994 By the company/ })).toBeVisible();
    await isReadable(page);
    await page.getByRole('link', { name: 'Earlier facts' }).click();
    await expect(page.getByText('1994')).toBeVisible();

    await visit(page, `/for-companies/${company.urlName}/people`);
    await page.getByRole('button', { name: 'Hand over the desk to Arvind Salvi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByText(/You are Meera Kulkarni, writer/)).toBeVisible();
    await visit(colleague, `/for-companies/${company.urlName}/people`);
    await expect(colleague.getByText(/You are Arvind Salvi, owner/)).toBeVisible();
    await colleague.context().close();
  });
});
