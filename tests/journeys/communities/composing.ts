import type { Browser, Locator, Page } from 'playwright/test';
import { expect, phone } from '#tests/journeys/people.ts';
import { asWriter } from '#tests/journeys/writers.ts';

const digits = () => String(Math.random()).slice(2, 9);

/** A word that no other test has: no number, which a text about pay would have as a sum; and letters by chance would be a swear word once in a while. */
export const word = () => [...digits()].join('x');

/** The page of some post that has comments, all of them in sight. */
export async function somePost(page: Page): Promise<string> {
  const { items } = (await (await page.request.get('/api/feed/v3/feed?limit=20')).json()) as {
    readonly items: readonly { readonly postId: string; readonly isMine: boolean; readonly commentsCount: number }[];
  };
  return `/p/${items.filter(({ commentsCount, isMine }) => commentsCount > 1 && commentsCount <= 10 && !isMine)[Number(digits()) % 5]?.postId ?? items[0]?.postId}`;
}

/** A title that no other test has. */
export const titled = (what: string) => `${what} ${word()}`;

/** Opens the composer. */
export async function compose(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ask, share or start a poll/ }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await expect(composer).toBeVisible();
  return composer;
}

/** Chooses where the post is to stand. */
export async function choose(composer: Locator, community = 'Notice period'): Promise<void> {
  await composer.getByRole('combobox', { name: 'Community' }).fill(community.slice(0, 6));
  await composer
    .getByRole('option', { name: new RegExp(community) })
    .first()
    .click();
}

/** Has a post go out by what its author works as, which goes by session. */
export const postByWork = (composer: Locator): Promise<void> => composer.getByRole('radio', { name: /^As / }).check();

/** Has a comment go out by what its author works as, which goes by session. */
export async function replyByWork(reply: Locator): Promise<void> {
  await reply.getByRole('combobox', { name: 'Posting as' }).selectOption('DESIGNATION');
}

/** Posts it, and waits until it is in the feed. */
export async function post(page: Page, composer: Locator, title: string): Promise<void> {
  await composer.getByRole('button', { name: /^Post (as|under) / }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
}

/** What a post says beside its title, its community, and whether it goes out by what its author works as. */
interface Filled {
  readonly text?: string;
  readonly community?: string;
  readonly byWork?: boolean;
}

/** Fills in a post that lacks nothing. */
export async function composed(page: Page, title: string, { text, community, byWork = false }: Filled = {}): Promise<Locator> {
  const composer = await compose(page);
  await choose(composer, community);
  if (byWork) await postByWork(composer);
  await composer.getByLabel('Title').fill(title);
  if (text !== undefined) await composer.getByLabel('Text', { exact: true }).fill(text);
  return composer;
}

/** Posts that. */
export const postNew = async (page: Page, title: string, filled?: Filled): Promise<void> => post(page, await composed(page, title, filled), title);

/** The URL of a post in a feed. */
export const urlOf = async (page: Page, title: string): Promise<string> =>
  (await card(page, title).getByRole('heading').getByRole('link').getAttribute('href')) ?? '';

/** Opens the form that changes a post of a feed. */
export async function edit(page: Page, title: string): Promise<Locator> {
  await card(page, title).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit the post' });
}

/** The card of a post in a feed. */
export const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Another member answers the post of a URL, in another browser, on a phone. */
export async function answered(browser: Browser, baseURL: string | undefined, url: string, text: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })).newPage();
  await asWriter(page, url);
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await page.getByRole('button', { name: /^Post as / }).click();
  await expect(page.getByRole('article').filter({ hasText: text }).first()).toBeVisible();
  return page;
}
