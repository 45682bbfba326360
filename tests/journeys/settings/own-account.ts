import type { Page } from 'playwright/test';
import { asMember } from '#tests/journeys/members.ts';
import { expect, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

/** Logs in as a new member with recovery codes, to return to the same account. */
export async function withCodes(page: Page, url: string): Promise<readonly string[]> {
  await asMember(page, '/session');
  await page.getByRole('button', { name: 'Make ten codes' }).click();
  const shown = page.locator('section[aria-labelledby="recovery-codes"] li');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await visit(page, url);
  return codes;
}

export async function logInWithCode(page: Page, code: string): Promise<void> {
  await page.getByText('Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await hears(page, 'You are logged in.');
}
