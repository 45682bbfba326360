import type { Page } from 'playwright/test';
import { firstAdministrator, fits } from '#tests/journeys/moderators.ts';
import { axeViolations, expect, slow, phone, visit } from '#tests/journeys/people.ts';
import { test } from '#tests/journeys/own-product.ts';

const complaint = 'The second line of this post says my name.';
const said = 'You are right. The line is taken down.';

async function lookUp(page: Page, number: string): Promise<void> {
  await visit(page, '/legal/grievances');
  await page.getByRole('textbox', { name: 'Number of the grievance' }).fill(number);
  await page.getByRole('button', { name: 'Look it up' }).click();
}

test('a guest complains on a phone, and the number finds the answer (R-246, S-119, F-15)', slow, async ({ browser, start }) => {
  const product = await start({ scale: 'test' });
  const guest = await (await browser.newContext({ baseURL: product.origin, viewport: phone })).newPage();
  await visit(guest, '/contact');
  await guest.getByRole('link', { name: 'Send a grievance without an account' }).click();
  await expect(guest).toHaveURL(/\/legal\/grievances$/);
  await expect(guest.getByText(/^You get a number at once\./)).toBeVisible();
  await guest.getByRole('button', { name: 'One that waits' }).click();
  await expect(guest.getByRole('heading', { name: /^Answer due by .*, 5 days left$/ })).toBeVisible();
  expect(await axeViolations(guest)).toEqual([]);

  await guest.getByRole('radio', { name: 'Something that is written or shown here' }).check();
  await guest.getByRole('textbox', { name: 'Link to the page, if there is one' }).fill(`${product.origin}/communities`);
  await guest.getByRole('textbox', { name: 'What is wrong?' }).fill(complaint);
  await guest.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'Your grievance has arrived' })).toBeFocused();
  const number = (await guest.getByText(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/).textContent()) ?? '';
  expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeViolations(guest)).toEqual([]);
  await lookUp(guest, number);
  await expect(guest.getByRole('heading', { name: /^Answer due by .*, 7 days left$/ })).toBeVisible();

  const administrator = await firstAdministrator(browser, product);
  await visit(administrator, '/administration?part=grievances');
  const row = administrator.getByRole('listitem').filter({ hasText: complaint });
  await expect(row.getByRole('link', { name: '/communities' })).toBeVisible();
  await row.getByRole('button', { name: /^Answer: / }).click();
  await row.getByRole('radio', { name: 'Something was done' }).check();
  await row.getByRole('textbox', { name: 'Your answer' }).fill(said);
  await fits(administrator);
  await row.getByRole('button', { name: 'Send the answer' }).click();
  await expect(administrator.getByText('Your answer is published.')).toBeVisible();
  await expect(row.getByText(/^Answered on .*: Something was done$/)).toBeVisible();
  await visit(administrator, '/administration?part=log');
  await expect(administrator.getByText('Grievance answered')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: product.origin, viewport: phone })).newPage();
  await lookUp(other, number);
  await expect(other.getByRole('heading', { name: 'Something was done.' })).toBeVisible();
  await expect(other.getByText(said)).toBeVisible();
  await expect(other.getByText(/^If this does not help, you can appeal/)).toBeVisible();

  await visit(other, '/legal/summons-notice-form');
  await other.getByRole('radio', { name: 'The police' }).check();
  await other.getByRole('radio', { name: 'Who wrote something' }).check();
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Count it' }).click();
  await expect(other.getByText(/^Thank you\. It is counted, and appears/)).toBeVisible();
  await other.getByRole('link', { name: 'Demands by quarter' }).click();
  await expect(other.getByRole('table', { name: 'Demands by quarter' })).toBeVisible();
  expect(await axeViolations(other)).toEqual([]);
});
