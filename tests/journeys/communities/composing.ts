import type { Browser, Locator, Page } from 'playwright/test';
import { expect, phone } from '#tests/journeys/people.ts';
import { asWriter } from '#tests/journeys/writers.ts';

const digits = () => String(Math.random()).slice(2, 9);

/** Unique word, neither a number (a sum of pay) nor random letters (possible swear words). */
export const word = () => [...digits()].join('x');

export async function somePost(page: Page): Promise<string> {
  const { items } = (await (await page.request.get('/api/feed/v3/feed?limit=20')).json()) as {
    readonly items: readonly { readonly postId: string; readonly isMine: boolean; readonly commentsCount: number }[];
  };
  return `/p/${items.filter(({ commentsCount, isMine }) => commentsCount > 1 && commentsCount <= 10 && !isMine)[Number(digits()) % 5]?.postId ?? items[0]?.postId}`;
}

export const titled = (what: string) => `${what} ${word()}`;

export async function compose(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ask, share or start a poll/ }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await expect(composer).toBeVisible();
  return composer;
}

export async function choose(composer: Locator, community = 'Notice period'): Promise<void> {
  await composer.getByRole('combobox', { name: 'Community' }).fill(community.slice(0, 6));
  await composer
    .getByRole('option', { name: new RegExp(community) })
    .first()
    .click();
}

/** Posts by designation, which goes by session. */
export const postByWork = (composer: Locator): Promise<void> => composer.getByRole('radio', { name: /^As / }).check();

/** Comments by designation, which goes by session. */
export async function replyByWork(reply: Locator): Promise<void> {
  await reply.getByRole('combobox', { name: 'Posting as' }).selectOption('DESIGNATION');
}

export async function post(page: Page, composer: Locator, title: string): Promise<void> {
  await composer.getByRole('button', { name: /^Post (as|under) / }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
}

/** Post content beside its title, its community, and if it goes out by designation. */
interface Filled {
  readonly text?: string;
  readonly community?: string;
  readonly byWork?: boolean;
}

export async function composed(page: Page, title: string, { text, community, byWork = false }: Filled = {}): Promise<Locator> {
  const composer = await compose(page);
  await choose(composer, community);
  if (byWork) await postByWork(composer);
  await composer.getByLabel('Title').fill(title);
  if (text !== undefined) await composer.getByLabel('Text', { exact: true }).fill(text);
  return composer;
}

export const postNew = async (page: Page, title: string, filled?: Filled): Promise<void> => post(page, await composed(page, title, filled), title);

export const urlOf = async (page: Page, title: string): Promise<string> =>
  (await card(page, title).getByRole('heading').getByRole('link').getAttribute('href')) ?? '';

export async function edit(page: Page, title: string): Promise<Locator> {
  await card(page, title).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit the post' });
}

export const card = (page: Page, title: string) => page.getByRole('article', { name: title });

export async function answered(browser: Browser, baseURL: string | undefined, url: string, text: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })).newPage();
  await asWriter(page, url);
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await page.getByRole('button', { name: /^Post as / }).click();
  await expect(page.getByRole('article').filter({ hasText: text }).first()).toBeVisible();
  return page;
}
