import type { Locator, Page } from 'playwright/test';
import { expect } from '#tests/journeys/people.ts';

const digits = () => String(Math.random()).slice(2, 9);

/** A word that no other test has: no number, which a text about pay would have as a sum; and letters by chance would be a swear word once in a while. */
export const word = () => [...digits()].join('x');

/** The page of some post that has comments. */
export async function somePost(page: Page): Promise<string> {
  const { items } = (await (await page.request.get('/api/feed/v3/feed?limit=20')).json()) as {
    readonly items: readonly { readonly postId: string; readonly isMine: boolean; readonly commentsCount: number }[];
  };
  return `/p/${items.filter(({ commentsCount, isMine }) => commentsCount > 1 && !isMine)[Number(digits()) % 5]?.postId ?? items[0]?.postId}`;
}

/** A title that no other test has. */
export const titled = (what: string) => `${what} ${word()}`;

/** Opens the composer. */
export async function openComposer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ask, share or start a poll/ }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await expect(composer).toBeVisible();
  return composer;
}

/** Opens the composer for a post that comes out at once. One under the made-up name comes out later otherwise, and is in no list until then. */
export async function compose(page: Page): Promise<Locator> {
  const composer = await openComposer(page);
  await composer.getByRole('checkbox', { name: /^Let it come out later/ }).uncheck();
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

/** Posts it, and waits until it stands in the feed. */
export async function post(page: Page, composer: Locator, title: string): Promise<void> {
  await composer.getByRole('button', { name: /^Post (as|under) / }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
}

/** The card of a post in a feed. */
export const card = (page: Page, title: string) => page.getByRole('article', { name: title });
