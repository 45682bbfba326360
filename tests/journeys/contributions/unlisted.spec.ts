import { Client } from 'pg';
import type { Page } from 'playwright/test';
import { runningPostgresIn } from '#server/adapters/postgres/embedded-postgres.ts';
import { databaseFor } from '#scripts/product/product-database.ts';
import { asMember } from '#tests/journeys/members.ts';
import { firstAdministrator } from '#tests/journeys/moderators.ts';
import { test } from '#tests/journeys/own-product.ts';
import { axeViolations, expect, isReadable, phone, slow, visit } from '#tests/journeys/people.ts';

const name = 'अश्विनी नर्सिंग होम';
const likes = 'यहाँ सब एक दूसरे की मदद करते हैं, और शिफ़्ट समय पर ख़त्म होती है।';
const dislikes = 'कैंटीन बहुत दूर है, और रात की बस किसी का इंतज़ार नहीं करती है।';

const onward = (page: Page) => page.getByRole('button', { name: 'आगे बढ़ें' }).click();
const stepIs = (page: Page, step: number, of: number) => expect(page.getByText(`${of} में से चरण ${step}`)).toBeVisible();

async function typeCompany(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'कंपनी' }).fill(name);
  await expect(page.getByText('यह अभी हमारी सूची में नहीं है।')).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`“${name}” जोड़ें`) }).check();
  await page.getByRole('textbox', { name: 'शहर या क़स्बा' }).fill('पुणे');
  await expect(page.getByText('अभी लिखते रहें:')).toBeVisible();
}

/** Checks that the last step awaits the company, not three days. */
async function comesOutOnceChecked(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('एडमिन कंपनी जाँच लें, तो यह ख़ुद छप जाएगा।')).toBeVisible();
  await expect(page.getByRole('main').getByText('तीन दिन के अंदर')).toHaveCount(0);
}

async function review(page: Page): Promise<void> {
  await visit(page, '/contribute/company-review-v3');
  await typeCompany(page);
  await isReadable(page);
  expect(await axeViolations(page)).toEqual([]);
  await onward(page);
  await stepIs(page, 2, 8);
  await page.getByRole('radio', { name: /^4/ }).check();
  await onward(page);
  await stepIs(page, 3, 8);
  await onward(page);
  await stepIs(page, 4, 8);
  await page.getByRole('textbox').fill(likes);
  await onward(page);
  await stepIs(page, 5, 8);
  await page.getByRole('textbox').fill(dislikes);
  for (const step of [6, 7, 8]) {
    await onward(page);
    await stepIs(page, step, 8);
  }
  await comesOutOnceChecked(page);
  await page.getByRole('button', { name: 'रिव्यू भेजें' }).click();
  await expect(page).toHaveURL(/\/contribute\/next-step/);
}

async function pay(page: Page): Promise<void> {
  await visit(page, '/contribute/salary-v3');
  await typeCompany(page);
  await page.getByRole('combobox', { name: 'पद' }).fill('staff nurse');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'शहर', exact: true }).fill('pune');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'कुल अनुभव' }).selectOption('2 साल');
  await onward(page);
  await page.getByRole('textbox', { name: 'फ़िक्स्ड सैलरी' }).fill('18000');
  await page.getByRole('radiogroup', { name: 'फ़िक्स्ड सैलरी: महीने की या साल की' }).getByRole('radio', { name: 'महीने में' }).check();
  await onward(page);
  await comesOutOnceChecked(page);
  await page.getByRole('button', { name: 'सैलरी भेजें' }).click();
  await expect(page).toHaveURL(/\/contribute\/next-step/);
}

/** Lets the three days pass after which contributions come out. */
async function threeDaysLater(dataDir: string): Promise<void> {
  const client = new Client({ connectionString: (await databaseFor(dataDir)) ?? runningPostgresIn(dataDir) });
  await client.connect();
  for (const table of ['review', 'salary']) await client.query(`update ${table} set due_at = now() - interval '1 hour' where due_at is not null`);
  await client.end();
}

test('a nurse writes in Hindi about an unlisted hospital, which an administrator adds', slow, async ({ browser, start, dataDir }) => {
  const product = await start({ scale: 'test' });
  // All of it is asked of that product, and nothing of the one at BASE_URL.
  const context = await browser.newContext({ baseURL: product.origin, viewport: phone });
  const page = await context.newPage();
  await asMember(page, '/');
  await context.addCookies([{ name: 'lang', value: 'hi', url: product.origin }]);
  await review(page);
  await expect(page.getByText('कंपनी के जुड़ने तक रुका है').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await pay(page);
  await threeDaysLater(dataDir);

  const administrator = await firstAdministrator(browser, product);
  await visit(administrator, '/administration?part=typed');
  const row = administrator.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('2 contributions wait');
  expect(await axeViolations(administrator)).toEqual([]);
  expect((await administrator.request.get('/list-of-companies?name=ashvini')).ok()).toBe(true);
  await row.getByRole('button', { name: 'Let in' }).click();
  await administrator.getByRole('textbox', { name: 'Name', exact: true }).fill('Ashvini Nursing Home');
  await administrator.getByRole('combobox', { name: 'City of the head office' }).fill('Pune');
  await administrator.getByRole('combobox', { name: 'Industry' }).fill('Hospitals');
  await administrator.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(administrator.getByText('No company waits to be let in.')).toBeVisible();

  await expect(async () => {
    await visit(page, '/reviews/ashvini-nursing-home-reviews');
    await expect(page.getByText(likes)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visit(page, '/contribute');
  const own = page
    .getByRole('listitem')
    .filter({ hasText: name })
    .or(page.getByRole('listitem').filter({ hasText: 'Ashvini Nursing Home' }))
    .first();
  await own.getByRole('button').first().click();
  await expect(page.getByText('कंपनी के जुड़ने तक रुका है')).toHaveCount(0);
  await context.close();
});
