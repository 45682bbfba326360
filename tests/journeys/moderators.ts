import type { Browser, Locator, Page } from 'playwright/test';
import type { Product } from '#scripts/product/product.ts';
import { asMember } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, phone, visit } from '#tests/journeys/people.ts';

export interface Asked {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
}

export async function asModerator({ browser, baseURL }: Asked, who: string, url: string, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
  const page = await context.newPage();
  await asMember(page, url, who);
  await act(page);
  await context.close();
}

export async function moderate(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Moderate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Moderate this' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Checks width and accessibility on phone and desktop. */
export async function fits(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(await axeViolations(page)).toEqual([]);
}

export async function firstAdministrator(browser: Browser, product: Product): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.origin, viewport: desktop })).newPage();
  await asMember(page, '/communities', 'Fair Gulmohar');
  await expect.poll(product.said).toContain('/moderation/team#');
  await page.goto(`${product.origin}${/\/moderation\/team#\S+/.exec(product.said())?.[0] ?? ''}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your account has the role now.')).toBeVisible();
  return page;
}

export async function ban(page: Page, url: string, note = ''): Promise<void> {
  await visit(page, url);
  const dialog = await moderate(page);
  await dialog.getByRole('radio', { name: 'Ban its author' }).check();
  await dialog.getByRole('combobox', { name: 'The rule it breaks' }).selectOption('spam');
  await dialog.getByRole('combobox', { name: 'For how long' }).selectOption('7');
  await dialog.getByRole('textbox', { name: 'A note to its author' }).fill(note);
  await fits(page);
  await dialog.getByRole('button', { name: 'Ban' }).click();
  await expect(page.getByText('Banned. You will find it')).toBeVisible();
}
