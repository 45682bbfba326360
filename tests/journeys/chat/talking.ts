import type { Locator, Page } from 'playwright/test';
import { desktop, expect, test as base, visit } from '#tests/journeys/people.ts';
import { asWriter, aWriter, type Writer } from '#tests/journeys/writers.ts';

/** The test of a journey in which others take part, each on a page in another browser. */
export const test = base.extend<{ readonly elsewhere: () => Promise<Page>; readonly theirs: Page }>({
  elsewhere: async ({ browser, baseURL }, give) => give(async () => (await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop })).newPage()),
  theirs: async ({ elsewhere }, give) => give(await elsewhere()),
});

/** The messages of the conversation in sight. */
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

/** One message of it, with all that is below it, whatever the language. */
export const message = (page: Page, text: string): Locator => page.getByRole('log').locator('[tabindex="-1"]').filter({ hasText: text });

/** The field for a message. */
export const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to / });

/** A conversation in the list, by whom it is with, the name of its group, or its last line. */
export const rowOf = (page: Page, name: string): Locator => page.getByRole('main').getByRole('listitem').getByRole('link', { name });

/** The way to the messages in the bar, which counts what is unread. */
export const inBar = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

/** Goes on to another page of the product, as a reader does. */
export async function goAway(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /compan/i })).toBeVisible();
}

/** Writes a message in the conversation in sight, and sees it there. */
export async function say(page: Page, text: string, shown = text): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(shown)).toBeVisible();
}

/** Sends the first message that is being written, and waits until it is there. */
export async function sendFirst(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill(text);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('They have not answered yet. You can write more once they accept.')).toBeVisible();
}

/** Writes a first message to a made-up name. */
export async function ask(page: Page, { name }: Writer, text: string): Promise<void> {
  await visit(page, `/messages?to=${encodeURIComponent(name)}`);
  await sendFirst(page, text);
}

/** Accepts a request, and may write then. */
export async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(field(page)).toBeVisible();
}

/** Does something from the menu of the conversation in sight. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name }).click();
}

interface Pair {
  readonly one: Writer;
  readonly other: Writer;
}

/** Two who talk under made-up names, each in their own browser: the first has asked, the second accepted, and both see the conversation. */
export async function talk(first: Page, second: Page, { one, other }: Pair = { one: aWriter(), other: aWriter() }): Promise<Pair> {
  await Promise.all([asWriter(first, '/messages', one), asWriter(second, '/messages', other)]);
  await ask(first, other, 'May I ask you about your notice period?');
  await rowOf(second, one.name).click();
  await accept(second);
  await expect(field(first)).toBeVisible();
  return { one, other };
}
