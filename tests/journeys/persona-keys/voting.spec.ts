import type { Page, Request } from 'playwright/test';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { askedBy, joinByKey } from './joining.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.use({ viewport: desktop });

interface Listed {
  readonly postId: string;
  readonly commentsCount: number;
  readonly poll: { readonly isOpen: boolean } | null;
}

async function pageOf(page: Page, isWanted: (post: Listed) => boolean): Promise<string> {
  const { items } = (await (await page.request.get('/api/feed/v3/feed?limit=50')).json()) as { readonly items: readonly Listed[] };
  return `/p/${items.find(isWanted)?.postId}`;
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const voting = /^\/api\/feed\/v1\/(vote|poll|salary\/(vote|fetch))/;

test('a member votes by key, and finds the votes after a reload (F-16)', async ({ page }) => {
  const asked = askedBy(page);
  await joinByKey(page);
  const ups = page.getByRole('main').getByRole('button', { name: 'Upvote' });
  await visit(page, await pageOf(page, ({ commentsCount, poll }) => commentsCount > 0 && poll === null));
  for (const which of [ups.first(), ups.nth(1)]) {
    const sent = page.waitForResponse((response) => pathOf(response.request()) === '/api/feed/v1/vote');
    await which.click();
    expect((await sent).status()).toBe(200);
  }
  await page.reload();
  for (const which of [ups.first(), ups.nth(1)]) await expect(which).toHaveAttribute('aria-pressed', 'true');

  await visit(page, await pageOf(page, ({ poll }) => poll?.isOpen === true));
  const option = page.getByRole('main').getByRole('group', { name: 'Poll' }).getByRole('button').first();
  const sent = page.waitForResponse((response) => pathOf(response.request()) === '/api/feed/v1/poll/vote');
  await option.click();
  expect((await sent).status()).toBe(200);
  await page.reload();
  await expect(option).toHaveAttribute('aria-pressed', 'true');

  const votes = asked.filter((request) => voting.test(pathOf(request)) && request.method() === 'POST');
  expect(new Set(votes.map(pathOf))).toEqual(
    new Set(['/api/feed/v1/vote', '/api/feed/v1/vote/posts', '/api/feed/v1/poll/vote', '/api/feed/v1/poll/fetch/vote']),
  );
  for (const request of votes) {
    const { cookie, signature, referer } = await request.allHeaders();
    expect([pathOf(request), cookie, signature === undefined, referer]).toEqual([pathOf(request), undefined, false, undefined]);
  }
});

test('in a browser without the key the member sees the way to it (F-16)', slow, async ({ page }) => {
  await joinByKey(page);
  await page.evaluate(async () => {
    localStorage.removeItem('daftar.keys');
    await new Promise((done) => (indexedDB.deleteDatabase('daftar-keys').onsuccess = done));
  });
  await visit(page, await pageOf(page, ({ poll }) => poll === null));
  const up = page.getByRole('main').getByRole('button', { name: 'Upvote' }).first();
  await up.click();
  await hears(page, 'Your votes, requests and reports use your made-up name, which is not ready in this browser.');
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'To your made-up name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your made-up name' })).toBeVisible();
});
