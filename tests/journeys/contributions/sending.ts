import type { Locator, Page } from 'playwright/test';
import { signInAs, type Newcomer } from '#tests/journeys/members.ts';
import { expect, visit } from '#tests/journeys/people.ts';

export const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Logs in from the last step, which sends the form at once, and checks the following state. */
export async function logInToSend(page: Page, who: string | Newcomer, heading: string, state: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in and send' }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await signInAs(page, who);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/contribute\/next-step$/);
  await expect(page.getByText(state)).toBeVisible();
}

/** Counts presses in a page across navigations. */
export async function countPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('notePress', () => (count += 1));
  const listen = (): void => addEventListener('pointerdown', () => void Reflect.get(globalThis, 'notePress')(), { capture: true });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => count;
}

export async function saveChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/contribute\/next-step$/);
}

export async function askFor(page: Page, heading: string): Promise<Locator> {
  await visit(page, '/contribute');
  const row = page.getByRole('listitem').filter({ hasText: heading });
  await row.getByRole('button', { name: 'Check status' }).click();
  return row;
}

export async function deleteOnly(page: Page, because = ''): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(because);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This account has nothing on this device.')).toBeVisible();
}
