import type { Page, Request } from 'playwright/test';
import { expect } from '#tests/journeys/people.ts';

/** The ends of paths by which a page tells what happened, each with the list in its body of which every entry is an event. */
const telling = [
  [/\/log\/counts$/, 'counts'],
  [/\/impressions$/, 'companies'],
  [/\/postview\/bulk$/, 'postIds'],
  [/\/curate\/v0\/event$|\/log\/error$|\/browsing-history$/, ''],
] as const;

const listAt = (method: string, pathname: string): string | undefined => (method === 'POST' ? telling.find(([path]) => path.test(pathname))?.[1] : undefined);
const listOf = (request: Request): string | undefined => listAt(request.method(), new URL(request.url()).pathname);

/** Every request of a page that tells what happened, from now on. */
export function recordedBy(page: Page): readonly Request[] {
  const recorded: Request[] = [];
  page.on('request', (request) => listOf(request) !== undefined && recorded.push(request));
  return recorded;
}

/** The events of a body, word for word. */
function eventsIn(body: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const list = body[name];
  if (!Array.isArray(list)) return [JSON.stringify(body)];
  return list.map((each) => JSON.stringify(typeof each === 'string' ? { [name]: each } : each));
}

/** The events of such requests. */
export const eventsOf = (requests: readonly Request[]): readonly string[] =>
  requests.flatMap((request) => eventsIn(request.postDataJSON() as Readonly<Record<string, unknown>>, listOf(request) ?? ''));

/** The events that a proxy saw: `POST /path referrer body`. */
export const eventsOver = (asked: readonly string[]): readonly string[] =>
  asked.flatMap((line) => {
    const [, method = '', path = '', body = ''] = /^(\S+) (\S+) \S* (.*)$/s.exec(line) ?? [];
    const name = listAt(method, path.split('?', 1)[0] ?? '');
    return name === undefined ? [] : eventsIn(JSON.parse(body) as Readonly<Record<string, unknown>>, name);
  });

export const isCount = (request: Request): boolean => request.url().endsWith('/api/v4/log/counts');
export const isCurated = (request: Request): boolean => request.url().endsWith('/api/curate/v0/event');

/** Sends what waits to be sent, as a page does that goes out of sight. */
export const goOutOfSight = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));

/** The events that "What we recorded" lists as sent, word for word. */
export async function listedIn(page: Page): Promise<readonly string[]> {
  const sent = page.getByRole('region', { name: 'Recorded in this tab' }).getByRole('listitem').filter({ hasNotText: 'Not sent yet' });
  return sent.locator('code').allTextContents();
}

/** Leads within the app, without a new document. */
export async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const url = (await link.getAttribute('href')) ?? '';
  await link.click();
  // Two navigations that overlap are one: the next may only begin where this one has ended.
  await expect(page).toHaveURL(url);
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Waits until the chunk that counts is here: from then on what waits is counted. */
export async function countsBegin(page: Page): Promise<void> {
  await page.locator('html').press('Shift');
  await page.waitForFunction(() => localStorage.getItem('daftar.visits') !== null);
}
