import type { Page } from 'playwright/test';
import { payloads } from '#tests/attacks/payloads.ts';
import { asMember } from '#tests/journeys/members.ts';
import { desktop, expect, idle, slow, test, visit } from '#tests/journeys/people.ts';
import { asWriter } from '#tests/journeys/writers.ts';
import { tamper } from './tampered.ts';

test.use({ viewport: desktop, serviceWorkers: 'block' });

/** Traces of a successful attack: an executed script, a CSP report, or injected markup. */
const markers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { canary, reports } = window as unknown as { canary?: unknown; reports: readonly string[] };
    const planted = document.querySelectorAll(
      '[onerror],[onload],[onfocus],[ontoggle],[onbegin],[srcdoc],[href^="javascript:" i],[href^="data:" i],[href*="evil.test"]:not([rel~=nofollow]),[src*="evil.test"],base,object,embed,marquee,#config,[name=hydration],[id=hydration]:not(script),#canary',
    );
    return [...(canary === undefined ? [] : ['ran']), ...reports, ...[...planted].map((element) => element.outerHTML.slice(0, 200))];
  });

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => reports.push(`${violatedDirective} ${blockedURI}`));
  });
}

test('no text of a member ever becomes code, anywhere (S-05, S-52, S-54, S-57, S-58)', slow, async ({ page, baseURL }) => {
  expect(payloads.length).toBeGreaterThanOrEqual(120);
  await watch(page);
  const { items } = (await (await page.request.get('/api/feed/v3/feed?limit=20')).json()) as { readonly items: readonly { readonly postId: string }[] };
  await asMember(page, '/communities', 'Fair Gulmohar');
  await tamper(page, new URL(baseURL ?? '').origin);
  const telling = ['/communities', '/communities?order=LATEST', '/communities/notice-period', `/p/${items[0]?.postId}`, `/p/${items[1]?.postId}`];
  const own = ['/moderation', '/user', '/list-of-companies'];
  for (const url of [...telling, ...own, '/transparency', '/settings', '/settings/need-help', '/settings/manage-account', '/user-settings', '/session']) {
    await visit(page, url);
    await expect(page.getByRole('main').locator('[aria-busy=true]'), url).toHaveCount(0);
    await idle(page);
    expect(await markers(page), url).toEqual([]);
    if ([...telling, ...own].includes(url)) await expect(page.getByText('window.canary').first(), url).toBeAttached();
  }

  await visit(page, `/p/${items[0]?.postId}`);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Report this' })).toBeVisible();
  expect(await markers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click();
  // A browser that lets nothing be copied shows the URL instead.
  await expect(page.getByText(/^Link copied to clipboard!|does not allow copying/).first()).toBeVisible();
  expect(await markers(page)).toEqual([]);
});

test('a URL can neither name a post’s community nor speak for us (S-55, S-56)', slow, async ({ page }) => {
  await watch(page);
  const { items } = (await (await page.request.get('/api/feed/v3/feed?limit=1')).json()) as {
    readonly items: readonly { readonly community: { readonly entityId: string; readonly type: string; readonly name: string } }[];
  };
  const { entityId = '', type = '', name = '' } = items[0]?.community ?? {};
  await asWriter(page, '/communities');
  const community = page.getByRole('dialog', { name: 'Write a post' }).getByRole('combobox', { name: 'Community' });
  const wordsOfOthers = { openCreatePost: 'true', type, name: '<b onclick=window.canary=1>Elsewhere</b>', toast: '<img src=x onerror=window.canary=1>' };
  for (const logo of ['javascript:window.canary=1', 'https://evil.test/t.gif', 'data:image/svg+xml,<svg onload=window.canary=1>']) {
    await visit(page, `/communities?${new URLSearchParams({ ...wordsOfOthers, entityId, logo }).toString()}`);
    await expect(community).toHaveValue(name);
    await expect(page.getByText('window.canary')).toHaveCount(0);
    await expect.poll(() => markers(page)).toEqual([]);
  }
  await visit(page, `/communities?${new URLSearchParams({ ...wordsOfOthers, entityId: 'z'.repeat(16), logo: '' }).toString()}`);
  await expect(community).toHaveValue('');
  await expect.poll(() => markers(page)).toEqual([]);
});
