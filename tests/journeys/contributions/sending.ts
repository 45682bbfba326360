import type { Locator, Page } from 'playwright/test';
import { be } from '#tests/journeys/members.ts';
import { alive, expect, visit } from '#tests/journeys/people.ts';

export const go = (page: Page) => page.getByRole('button', { name: 'Go on' }).click();

/** Logs in from the last step of a form, and is there again. */
export async function logInToSend(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in and send' }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await be(page, who);
  await alive(page);
}

/** Sends what was filled in, and reads what happens now. */
export async function send(page: Page, label: string, heading: string, state: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(/\/contribute\/next-step$/);
  await expect(page.getByText(state)).toBeVisible();
}

export async function saveChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page).toHaveURL(/\/contribute\/next-step$/);
}

/** Asks for a contribution of this device, by the press that its list offers. */
export async function askFor(page: Page, heading: string): Promise<Locator> {
  await visit(page, '/contribute');
  const row = page.getByRole('listitem').filter({ hasText: heading });
  await row.getByRole('button', { name: 'See how it stands' }).click();
  return row;
}

/** Deletes the only one, after one question. */
export async function deleteOnly(page: Page, because = ''): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(because);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing was contributed from this device yet.')).toBeVisible();
}
