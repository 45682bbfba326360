import type { Locator, Page } from 'playwright/test';
import { desktop, expect, test as base, visit } from '#tests/journeys/people.ts';
import { asWriter, aWriter, type Writer } from '#tests/journeys/writers.ts';

/** Journey test with other participants, each in a separate browser. */
export const test = base.extend<{ readonly elsewhere: () => Promise<Page>; readonly theirs: Page }>({
  elsewhere: async ({ browser, baseURL }, give) => give(async () => (await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop })).newPage()),
  theirs: async ({ elsewhere }, give) => give(await elsewhere()),
});

export const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

/** Message with everything below it, in any language. */
export const message = (page: Page, text: string): Locator => page.getByRole('log').locator('[tabindex="-1"]').filter({ hasText: text });

export const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to / });

/** Listed conversation, by partner, group name or last line. */
export const rowOf = (page: Page, name: string): Locator => page.getByRole('main').getByRole('listitem').getByRole('link', { name });

/** Bar link to messages, which counts unread ones. */
export const inBar = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

export async function goAway(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /compan/i })).toBeVisible();
}

export async function say(page: Page, text: string, shown = text): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(shown)).toBeVisible();
}

export async function sendFirst(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill(text);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('They have not answered yet. You can write more once they accept.')).toBeVisible();
}

export async function ask(page: Page, { name }: Writer, text: string): Promise<void> {
  await visit(page, `/messages?to=${encodeURIComponent(name)}`);
  await sendFirst(page, text);
}

export async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(field(page)).toBeVisible();
}

export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name }).click();
}

interface Pair {
  readonly one: Writer;
  readonly other: Writer;
}

/** Conversation of two made-up names in two browsers: asked, accepted and open in both. */
export async function talk(first: Page, second: Page, { one, other }: Pair = { one: aWriter(), other: aWriter() }): Promise<Pair> {
  await Promise.all([asWriter(first, '/messages', one), asWriter(second, '/messages', other)]);
  await ask(first, other, 'May I ask you about your notice period?');
  await rowOf(second, one.name).click();
  await accept(second);
  await expect(field(first)).toBeVisible();
  return { one, other };
}
