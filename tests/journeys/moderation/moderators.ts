import type { Browser, Locator, Page } from 'playwright/test';
import { asMember } from '#tests/journeys/members.ts';
import { desktop, expect } from '#tests/journeys/people.ts';

/** The browser of a journey, and where its product is. */
export interface Asked {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
}

/** Acts as a moderator in a browser of their own, on the page of a post or of the moderation. */
export async function asModerator({ browser, baseURL }: Asked, who: string, url: string, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
  const page = await context.newPage();
  await asMember(page, url, who);
  await act(page);
  await context.close();
}

/** Opens the dialog over the post of this page. */
export async function moderate(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Moderate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Moderate this' });
  await expect(dialog).toBeVisible();
  return dialog;
}
