import type { Page, Request } from 'playwright/test';
import { expect } from '#tests/journeys/people.ts';

/** Path endings of reporting requests, each with the body list of its events. */
const telling = [
  [/\/log\/counts$/, 'counts'],
  [/\/impressions$/, 'companies'],
  [/\/postview\/bulk$/, 'postIds'],
  [/\/curate\/v0\/event$|\/log\/error$|\/browsing-history$/, ''],
] as const;

const listAt = (method: string, pathname: string): string | undefined => (method === 'POST' ? telling.find(([path]) => path.test(pathname))?.[1] : undefined);
const listOf = (request: Request): string | undefined => listAt(request.method(), new URL(request.url()).pathname);

export function recordedBy(page: Page): readonly Request[] {
  const recorded: Request[] = [];
  page.on('request', (request) => listOf(request) !== undefined && recorded.push(request));
  return recorded;
}

function eventsIn(body: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const list = body[name];
  if (!Array.isArray(list)) return [JSON.stringify(body)];
  return list.map((each) => JSON.stringify(typeof each === 'string' ? { [name]: each } : each));
}

export const eventsOf = (requests: readonly Request[]): readonly string[] =>
  requests.flatMap((request) => eventsIn(request.postDataJSON() as Readonly<Record<string, unknown>>, listOf(request) ?? ''));

/** Events seen by a proxy: `POST /path referrer body`. */
export const eventsOver = (asked: readonly string[]): readonly string[] =>
  asked.flatMap((line) => {
    const [, method = '', path = '', body = ''] = /^(\S+) (\S+) \S* (.*)$/s.exec(line) ?? [];
    const name = listAt(method, path.split('?', 1)[0] ?? '');
    return name === undefined ? [] : eventsIn(JSON.parse(body) as Readonly<Record<string, unknown>>, name);
  });

export const isCount = (request: Request): boolean => request.url().endsWith('/api/v4/log/counts');
export const isCurated = (request: Request): boolean => request.url().endsWith('/api/curate/v0/event');

/** Flushes what waits, as a hidden page does. */
export const goOutOfSight = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));

/** Events listed as sent in "What we recorded", verbatim. */
export async function listedIn(page: Page): Promise<readonly string[]> {
  const sent = page.getByRole('region', { name: 'Recorded in this tab' }).getByRole('listitem').filter({ hasNotText: 'Not sent yet' });
  return sent.locator('code').allTextContents();
}

/** Navigates within the app, without a new document. */
export async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const url = (await link.getAttribute('href')) ?? '';
  await link.click();
  // Two navigations that overlap are one: the next may only begin where this one has ended.
  await expect(page).toHaveURL(url);
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Waits for the counting chunk, after which waiting events count. */
export async function countsBegin(page: Page): Promise<void> {
  await page.locator('html').press('Shift');
  await page.waitForFunction(() => localStorage.getItem('daftar.visits') !== null);
}
